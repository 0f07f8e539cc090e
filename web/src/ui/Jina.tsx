import { type Texts, useTexts } from '#web/i18n/texts.ts'

export type Saying = keyof Texts['common']['sayings']

/** A Swahili proverb; in English it has a translation below. */
export function Jina({ saying }: { saying: Saying }) {
  const t = useTexts()
  const gloss: string = t.common.glosses[saying]
  return (
    <>
      <p className="jina" lang="sw">
        {t.common.sayings[saying]}
      </p>
      {gloss && <p className="gloss">{gloss}</p>}
    </>
  )
}
