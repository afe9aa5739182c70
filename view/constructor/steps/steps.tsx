import type { ReactNode } from "react"
import { Link } from "wouter"
import { Icon } from "../../ui/icon.tsx"
import styles from "./steps.module.css"

type Name = "frame" | "stones" | "ready"

type Props = {
  readonly current: Name
  readonly done: { readonly [N in Name]?: string }
  readonly isSet?: boolean
}

export function Steps({ current, done, isSet = false }: Props) {
  const steps = [
    ["frame", "Оправа"],
    ["stones", isSet ? "Бриллианты" : "Бриллиант"],
    ["ready", "Готовое изделие"]
  ] as const
  return (
    <nav className={styles["steps"]} aria-label="Шаги">
      <ol>
        {steps.map(([name, title], index) => {
          const link = done[name]
          return (
            <li
              key={name}
              data-state={name === current ? "now" : link === undefined ? "ahead" : "done"}
              aria-current={name === current ? "step" : undefined}
            >
              {link === undefined || name === current ? (
                <p>
                  <Mark>{index + 1}</Mark>
                  {title}
                </p>
              ) : (
                <Link href={link}>
                  <Mark>
                    <Icon name="check" size={16} />
                  </Mark>
                  {title}
                  <span className="unseen">, выбрано, изменить</span>
                </Link>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

const Mark = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles["mark"]} aria-hidden="true">
    <span>{children}</span>
  </span>
)
