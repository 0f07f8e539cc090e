/** Words for the kind, cut and size of goods. `~` takes any class prefix (CHAT-051, CHAT-138). */
export const kinds: Readonly<Record<string, string>> = {
  fresh: '~bichi freshi fleshi',
  smoked: 'moshi smoke wa_moshi',
  dried: '~kavu kuanika kuanikwa dry kukaushwa',
  frozen: 'barafu friza frozn wa_barafu',
  salted: 'chumvi kayabo ngonda',
  fried: 'wa_kukaanga za_kukaanga wakukaanga',
  boiled: 'wa_kuchemsha cooked',
  live: '~zima hai alive',
}
export const cuts: Readonly<Record<string, string>> = {
  fillet: 'minofu mnofu loin boneless bila_mifupa',
  steak: 'steki',
  head: 'vichwa',
  tail: 'mikia',
  flour: 'unga',
  pieces: 'wa_kukatwa rings wa_vipande',
}
export const sizes: Readonly<Record<string, string>> = {
  large: '~kubwa ~kubwakubwa big jumbo',
  medium: 'wa_kati saizi_ya_sahani plate_size saizi_ya_kati',
  small: '~dogo ~dogodogo',
}
