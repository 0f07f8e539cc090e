import { shownParts } from './fishName.ts'
import { nameParts } from './nameParts.ts'

export interface FishNameProps {
  name: string
  /** Where the unit stands elsewhere. */
  withoutUnit?: boolean
}

/** The name the reader's language leads with, below it the other one and the unit; read out it is the name as written (CHAT-139). */
export function FishName({ name, withoutUnit = false }: FishNameProps) {
  const { title, local, unit } = shownParts(name)
  if (local === null) return withoutUnit ? nameParts(name).title : name
  return (
    <>
      {title}{' '}
      <span className="other-name">
        <Unseen>(</Unseen>
        {local}
        <Unseen>)</Unseen>
        {unit !== null && !withoutUnit && `, ${unit.replaceAll(' ', '\u00A0')}`}
      </span>
    </>
  )
}

const Unseen = ({ children }: { children: string }) => <span className="visually-hidden">{children}</span>
