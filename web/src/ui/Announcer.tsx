import { useSpoken } from './announce.ts'

/** Mounted once in the shell: live regions must be there before they speak. */
export function Announcer() {
  const { polite, assertive } = useSpoken()
  return (
    <>
      <div className="sr" aria-live="polite">
        {polite}
      </div>
      <div className="sr" aria-live="assertive">
        {assertive}
      </div>
    </>
  )
}
