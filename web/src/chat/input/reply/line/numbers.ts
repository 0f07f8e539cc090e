/** A number of goods, as it is written or said, of any class of nouns. */
export const NUMBER =
  '(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|moja|mmoja|kimoja|mbili|wawili|viwili|tatu|watatu|vitatu|nne|wanne|vinne|tano|watano|vitano|sita|saba|nane|wanane|tisa|kumi)'

/** Courtesy and little words beside a number or a place. */
export const LITTLE =
  /(?<![a-z])(?:please|tafadhali|pls|plz|sorry|samahani|oops|wait|ngoja|actually|ok|okay|yes|ndiyo|ndio|sawa|haya|tu|just|only|then|basi|bas|naomba|nipe|nipatie|niwekee|give me|(?:i|we) want|i(?:['’]ll| will) take|(?:i|we)(?:['’]d| would) like|let me have|can i (?:have|get)|to (?:try|have|get|take|buy)|is (?:fine|enough|ok|okay)|inatosha|wanatosha|nataka|put|add|weka|of(?: (?:them|it|those|that|each|the))?|ones|both|(?:no,? )?i meant?|namaanisha|nilimaanisha|instead|each|kila moja|moja moja|y?ule|ile|huyo|hiyo|hao|wawe|iwe|ziwe|make (?:it|that)|that|it|and|na|for me|nyongeza|hapo(?: hapo)?|(?:kama|kwenye|to|in|with) (?:hiyo|ile|that|the) (?:oda|order))(?![a-z])/gi

const UNITS = /(?<![a-z])(?:kg|kgs|kilos?|pcs|pieces?|pakiti|vipande|no|nah|nope|hapana)(?![a-z])/gi
const ONLY = new RegExp(`^${NUMBER}$`, 'i')

/** `basi mbili`, `just 2 please`: how many, and nothing else. */
export const saysCountOnly = (line: string): boolean =>
  ONLY.test(
    line
      .replace(LITTLE, ' ')
      .replace(UNITS, ' ')
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim(),
  )
