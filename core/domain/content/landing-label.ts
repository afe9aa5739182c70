/** Kind of a landing with its name: «Коллекция Luminous», «Тема «Помолвка»»; a Russian name stands in quotes. */
export const landingLabel = (kind: string, name: string): string => (/[а-яё]/i.test(name) ? `${kind} «${name}»` : `${kind} ${name}`)
