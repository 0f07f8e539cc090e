import { Icon } from '#web/ui/Icon.tsx'
import type { FaqGroup } from './matching.ts'

/** Questions by group; each expands and collapses by itself (STAT-010). */
export const FaqList = ({ groups }: { groups: readonly FaqGroup[] }) => (
  <>
    {groups.map(({ title, questions }) => (
      <section key={title} className="faq-group">
        <h2>{title}</h2>
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>
              <span>{question}</span>
              <Icon name="down" />
            </summary>
            <p>{answer}</p>
          </details>
        ))}
      </section>
    ))}
  </>
)
