/**
 * Fish by the English name in the catalogue: the Swahili name first, then every word that means it (CHAT-050).
 * `_` joins the words of a name; a line added here works without other change.
 */
export const fish: Readonly<Record<string, string>> = {
  tilapia: 'sato ngege nile_tilapia',
  'Nile perch': 'sangara perch mbuta mapanki kayabo mabondo',
  sardine: 'dagaa sprat silver_fish silverfish omena mukene',
  'red snapper': 'changu snapper emperor',
  tuna: 'jodari yellowfin yellowfin_tuna',
  kingfish: 'nguru king_fish ngonda',
  catfish: 'kambale cat_fish mumi',
  octopus: 'pweza',
  squid: 'ngisi ngis calamari kalamari',
  prawn: 'kamba kambamiti kamba_miti shrimp',
  lobster: 'kambakochi kamba_kochi',
  crab: 'kaa kaa_koko kaa_wa_baharini',
  mackerel: 'kibua vibua',
  barracuda: 'mzia mizia',
}

/** Fish seldom asked for, or whose name is close to an everyday word: only as written, no typo makes them. */
export const rareFish: Readonly<Record<string, string>> = {
  'Rufiji tilapia': 'perege',
  'sea anchovy': 'dagaa_mchele',
  anchovy: 'uono anchovies',
  'oil sardine': 'simu',
  'kawakawa tuna': 'sehewa kawakawa',
  'semutundu catfish': 'mbofu',
  lungfish: 'kamongo kambare_mamba kambale_mamba',
  cuttlefish: 'dome',
  'small shrimp': 'duvi uduvi',
  mullet: 'mkizi mikizi',
  'Tanganyika perch': 'migebuka mgebuka mikebuka',
  triggerfish: 'kikande vikande',
  milkfish: 'mwatiko miatiko',
  sailfish: 'nduwaro sulisuli',
  'giant cichlid': 'kuhe',
  'Lake Victoria labeo': 'ningu labeo',
  grouper: 'chewa',
  rabbitfish: 'tasi',
  parrotfish: 'pono',
  'mangrove snapper': 'kungu',
  'silver biddy': 'chaa',
  goatfish: 'mkundaji',
  'mahi-mahi': 'fulusi mahi_mahi mahimahi',
  cobia: 'songoro',
  'giant trevally': 'kolekole trevally',
  halfbeak: 'chuchunge',
}

/** Kind of goods, cut and size of what is sold; `~` takes any class prefix (CHAT-051, CHAT-138). */
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
  head: 'vichwa heads',
  tail: 'mikia tails',
  flour: 'unga',
  pieces: 'wa_kukatwa rings wa_vipande',
}
export const sizes: Readonly<Record<string, string>> = {
  large: '~kubwa ~kubwakubwa big jumbo',
  medium: 'wa_kati wakati_kati saizi_ya_sahani plate_size saizi_ya_kati',
  small: '~dogo ~dogodogo',
}
