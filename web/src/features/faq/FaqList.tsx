import { Icon } from '#web/ui/Icon.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { FaqGroup } from './matching.ts'

export interface FaqListProps {
  groups: readonly FaqGroup[]
  /** The heading level; 3 inside a card. */
  level?: 2 | 3
  /** True to expand every question at first. */
  open?: boolean
}

/** Questions in groups; each one expands and collapses on its own (STAT-010). */
export function FaqList({ groups, level = 2, open = false }: FaqListProps) {
  const Heading = `h${level}` as const
  return (
    <>
      {groups.map(({ title, questions }) => (
        <section key={title} className="faq-group">
          <Heading>{title}</Heading>
          {questions.map(({ question, answer }) => (
            <details key={question} open={open}>
              <summary>
                <span>{question}</span>
                <Icon name="down" />
              </summary>
              <p>
                <Unparted text={answer} />
              </p>
            </details>
          ))}
        </section>
      ))}
    </>
  )
}
