const EMAIL = /[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>.]+(?:\.[^\s@,;<>.]+)*/u
const SAYS_NAME =
  /(?:^(?:(?:hi|hello|yes|ndiyo|sawa|ok|well) )?(?:it['’]?s|it is|this is|ni)|(?<![a-z])(?:jina(?: langu)?(?: kamili)?(?: ni)?|naitwa|mimi ni|my (?:full )?name is|(?:full )?name is|i am|i['’]?m|call me))\s+/i
const SAYS_EMAIL = /(?<![a-z])(?:na|and)?\s*(?:my )?(?:email|e-mail|barua ?pepe)(?: yangu| address)?(?: ni| is)?:?(?![a-z])/gi
const SAYS_PHONE = /(?<![a-z])(?:(?:na |and )?(?:my )?(?:namba|number|simu|phone)(?: yangu| number)?(?: ni| is)?:? *)?\+?\d[\d\s-]{7,}/gi
const NAME = /^\p{L}[\p{L}'’.-]*(?: \p{L}[\p{L}'’.-]*){0,3}$/u

/** Returns the name and email in a line; '' if it has none. A name without an introduction needs at least two words. */
export function readPerson(line: string): { name: string; email: string; saysName: boolean } {
  const email = EMAIL.exec(line)?.[0] ?? ''
  const rest = line
    .replace(email, ' ')
    .replace(SAYS_EMAIL, ' ')
    .replace(SAYS_PHONE, ' ')
    .replace(/[,;.!]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  const said = SAYS_NAME.exec(rest)
  const isSaid = said !== null
  const name = (said ? rest.slice(said.index + said[0].length) : rest).replace(/\s(?:na|and)$/i, '').trim()
  const isName = NAME.test(name) && (isSaid || email !== '' || name.includes(' '))
  return { name: isName ? name : '', email, saysName: isSaid }
}
