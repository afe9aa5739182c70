/** «Коллекция Luminous», «Тема «Помолвка»»: only Russian names are quoted. */
export const landingLabel = (kind: string, name: string): string => (/[а-яё]/i.test(name) ? `${kind} «${name}»` : `${kind} ${name}`)
