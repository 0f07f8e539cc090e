/**
 * Words for a fish, by its English name in the catalogue: the Swahili name first, then the other words that buyers use (CHAT-050).
 * `_` joins the words of one name. A new line here needs no other change.
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

/** Fish that are rare, or whose name is close to an everyday word. They match only if spelled exactly; typos are not corrected. */
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
