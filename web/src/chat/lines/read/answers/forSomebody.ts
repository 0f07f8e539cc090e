/** Words for a relation, in both languages. */
export const KIN =
  'mama|baba|dada|kaka|bibi|babu|shangazi|mjomba|mke|mume|mdogo|wifi|shemeji|binti|mtoto|mjukuu|mchumba|mpenzi|rafiki|ndugu|jirani|wazazi|bosi|mother|mum|mom|father|dad|sister|brother|aunt|auntie|uncle|grandma|grandmother|granny|grandfather|wife|husband|fiance|girlfriend|boyfriend|friend|colleague|neighbour|boss|cousin|daughter|son|parents'

/** `mpelekee`, `umletee`, but not `niletee`: the order goes to somebody else. */
export const FOR_THEM = '(?!(?:ni|tu)(?:let|pelek|tum))[a-z]{0,3}(?:mpelek|mlet|wapelek|mfikish|mtum)[ei][ea](?:ni)?'

export const FOR_SOMEBODY = `(?:${FOR_THEM}|(?:kwa(?: ajili ya)?|for|to|ni ya|zawadi ya) (?:my |our )?(?:${KIN}))(?![a-z])`
const PERSON = new RegExp(`(?<![a-z])${FOR_SOMEBODY}`, 'i')
/** True if a text says that somebody else receives the order: a number in it is that person's and never the payer's (CHAT-182). */
export const isForSomebody = (text: string): boolean => PERSON.test(text) || RECEIVER_NAMED.test(text)
const RECEIVER_NAMED =
  /(?<![a-z])(?:[a-z]+ (?:receives|will receive|collects|will collect)|(?:a(?:ta|na)ye)?(?:pokea|apokee|atapokea)|mpokeaji)(?![a-z])/i
