import { useAnnouncements } from './announce.ts'

/** The live regions of `announce`, mounted once in the shell. Screen readers only read texts added to an existing region. */
export function Announcer() {
  const { polite, assertive } = useAnnouncements()
  return (
    <>
      <div className="visually-hidden" aria-live="polite">
        {polite}
      </div>
      <div className="visually-hidden" aria-live="assertive">
        {assertive}
      </div>
    </>
  )
}
