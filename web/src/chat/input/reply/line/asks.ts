/** Asks about an option instead of choosing it: `haraka ni saa ngapi`. */
const ASKS =
  /\?|(?<!\p{L})(?:ngapi|shingapi|gani|lini|mbona|kwa ?nini|nani|vipi|je|wapi|naweza|mnaweza|mnaleta|mnafika|mnapeleka|how|when|what|why|who|which|where|can i|do you|is it)(?!\p{L})/iu
/** Asks about goods: nothing of such a line is put in, whatever number or name stands in it. */
const ABOUT =
  /(?<!\p{L})(?:bei|price|how much|how come|shingapi|ngapi|gani|what(?:['’]?s)?(?! about)|why|differ\p{L}*|tofauti|mbona|kwa ?nini|yupi|ipi|lipi|which|(?:cheaper|better|bigger|fresher)(?! ones?(?!\p{L}))|nafuu zaidi|rahisi zaidi)(?!\p{L})|^(?:is|are|was|were|does|did|will) /iu
/** Denies or puts off: nothing in such a line is chosen (CHAT-135). */
const DENIES = /(?<!\p{L})(?:sitaki|staki|hatutaki|sio|siyo|si|usi\p{L}*|not|dont|don['’]t|without|bila|never)(?!\p{L})/iu

export const asks = (line: string): boolean => ASKS.test(line)
export const asksAbout = (line: string): boolean => ABOUT.test(line)
export const denies = (line: string): boolean => DENIES.test(line)
