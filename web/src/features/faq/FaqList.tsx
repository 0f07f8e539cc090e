import { Icon } from '#web/ui/Icon.tsx'
import { Unparted } from '#web/ui/Unparted.tsx'
import type { FaqGroup } from './matching.ts'
import '#web/styles/faq.css'

export interface FaqListProps {
  groups: readonly FaqGroup[]
  /** Of the headings: 3 inside a card. */
  level?: 2 | 3
  /** Unfolded from the start. */
  open?: boolean
}

/** Questions by group; each expands and collapses by itself (STAT-010). */
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
