/** Asks about an option instead of choosing it: `haraka ni saa ngapi`. */
const ASKS =
  /\?|(?<![a-z])(?:(?:sh(?:i|ilingi)?)?ngapi?|gani|lini|mbona|kwa ?nini|nani|vipi|je|wapi|ipi|yupi|lipi|naweza|ni [a-z]+ (?:ama|au) (?:ni )?[a-z]+|mnaweza|mnaleta|mnafika|mnapeleka|how|when|what|why|who|which|where|can i|do you|is it)(?![a-z])|^(?:is|are|was|were|does|did|(?:will|would)(?! (?:like|love|prefer|go|take|have|pay|use|it be)(?![a-z])).* (?:be|do|work|cost|take|arrive|reach|come)) /i
/** Asks about goods: nothing of such a line is put in, whatever number or name stands in it. */
const ABOUT =
  /(?<![a-z])(?:bei|price|how much|how come|(?:shi)?ngapi?|gani|what(?:['’]?s)?(?! about)|why|differ[a-z]*|tofauti|mbona|kwa ?nini|yupi|ipi|lipi|which|(?:cheaper|better|bigger|fresher)(?! ones?(?![a-z]))|nafuu zaidi|rahisi zaidi|ni [a-z]+ (?:ama|au) (?:ni )?[a-z]+)(?![a-z])|^(?:is|are|was|were|does|did|will) /i
/** Denies or puts off: nothing in such a line is chosen (CHAT-135). */
const DENIES =
  /(?<![a-z])(?:sitaki|staki|hatutaki|(?:si|hatu|siku|sito|sita)kubal[a-z]*|siafiki|disagree|sio|siyo|si|usi[a-z]*|msi(?:let|pelek|tum|wek|ongez)[a-z]*|not|dont|don['’]t|without|bila|never)(?![a-z])/i

export const asks = (line: string): boolean => ASKS.test(line)
export const asksAbout = (line: string): boolean => ABOUT.test(line)
export const denies = (line: string): boolean => DENIES.test(line)
