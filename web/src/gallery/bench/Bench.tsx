import { type FormEvent, useState } from 'react'
import { CopyButton } from '#web/mock/shared/CopyButton.tsx'
import { Problem } from '#web/mock/shared/Problem.tsx'
import { fill, useMockTexts } from '#web/mock/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { SelectField } from '#web/ui/SelectField.tsx'
import { TextArea } from '#web/ui/TextArea.tsx'
import { useAction } from '#web/ui/useAction.ts'
import { answerAll, type BenchAnswer, type Situation, situations } from './answer.ts'
import { BenchLine } from './BenchLine.tsx'
import { corpusLine } from './corpusLine.ts'

const MOST = 60

/** A form for typed lines: shows how each is understood, the reply in the thread, and the line for the corpus. */
export function Bench() {
  const { mock: t } = useMockTexts()
  const [text, setText] = useState('')
  const [situation, setSituation] = useState<Situation>('welcome')
  const [answered, setAnswered] = useState<readonly BenchAnswer[]>([])
  const { run, busy, error } = useAction(async () => {
    const lines = text.split('\n').flatMap((line) => line.trim() || [])
    setAnswered(await answerAll(lines.slice(0, MOST), situation))
  })
  const say = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <div className="bench">
      <form className="qa-panel" onSubmit={say}>
        <h2>{t.bench.title}</h2>
        <TextArea
          label={t.bench.lines}
          hint={fill(t.bench.hint, { n: MOST })}
          rows={6}
          required
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label={t.bench.situation}
          value={situation}
          onChange={(event) => setSituation(event.target.value as Situation)}
          options={(Object.keys(situations) as Situation[]).map((value) => ({ value, label: t.bench.situations[value] }))}
        />
        <Button type="submit" busy={busy} block>
          {t.bench.say}
        </Button>
        <Problem error={error} />
        {answered.length > 0 && (
          <CopyButton label={t.bench.copyAll} text={() => answered.map(({ line, meant }) => corpusLine(line, meant)).join('\n')} />
        )}
      </form>
      <ol className="bench-lines" aria-label={t.bench.answers}>
        {answered.map((one, at) => (
          <BenchLine key={`${at}-${one.line}`} answered={one} />
        ))}
      </ol>
    </div>
  )
}
