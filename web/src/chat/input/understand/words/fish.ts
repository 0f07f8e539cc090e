/**
 * Fish by the English name in the catalogue: the Swahili name first, then every word that means it (CHAT-050).
 * `_` joins the words of a name; a line added here works without other change.
 */
export const fish: Readonly<Record<string, string>> = {
  tilapia: 'sato tilapia ngege nile_tilapia',
  'Nile perch': 'sangara nile_perch perch mbuta mapanki kayabo mabondo',
  sardine: 'dagaa sardine sprat silver_fish silverfish omena mukene',
  'red snapper': 'changu red_snapper snapper emperor',
  tuna: 'jodari tuna yellowfin yellowfin_tuna',
  kingfish: 'nguru kingfish king_fish ngonda',
  catfish: 'kambale catfish cat_fish mumi',
  octopus: 'pweza octopus',
  squid: 'ngisi ngis squid calamari kalamari',
  prawn: 'kamba kambamiti kamba_miti prawn shrimp',
  lobster: 'kambakochi kamba_kochi lobster',
  crab: 'kaa kaa_koko kaa_wa_baharini crab',
  mackerel: 'kibua vibua mackerel',
  barracuda: 'mzia mizia barracuda',
}

/** Fish seldom asked for, or whose name is close to an everyday word: only as written, no typo makes them. */
export const rareFish: Readonly<Record<string, string>> = {
  'Rufiji tilapia': 'perege rufiji_tilapia',
  'sea anchovy': 'dagaa_mchele sea_anchovy',
  anchovy: 'uono anchovy anchovies',
  'oil sardine': 'simu oil_sardine',
  'kawakawa tuna': 'sehewa kawakawa',
  'semutundu catfish': 'mbofu',
  lungfish: 'kamongo kambare_mamba kambale_mamba lungfish',
  cuttlefish: 'dome cuttlefish',
  'small shrimp': 'duvi uduvi',
  mullet: 'mkizi mikizi mullet',
  'Tanganyika perch': 'migebuka mgebuka mikebuka',
  triggerfish: 'kikande vikande triggerfish',
  milkfish: 'mwatiko miatiko milkfish',
  sailfish: 'nduwaro sulisuli sailfish',
  'giant cichlid': 'kuhe',
  'Lake Victoria labeo': 'ningu labeo',
  grouper: 'chewa grouper',
  rabbitfish: 'tasi rabbitfish',
  parrotfish: 'pono parrotfish',
  'mangrove snapper': 'kungu mangrove_snapper',
  'silver biddy': 'chaa',
  goatfish: 'mkundaji goatfish',
  'mahi-mahi': 'fulusi mahi_mahi mahimahi',
  cobia: 'songoro cobia',
  'giant trevally': 'kolekole trevally giant_trevally',
  halfbeak: 'chuchunge halfbeak',
}

/** Kind of goods, cut and size of what is sold; `~` takes any class prefix (CHAT-051, CHAT-138). */
export const kinds: Readonly<Record<string, string>> = {
  fresh: '~bichi freshi fresh fleshi',
  smoked: 'moshi smoked smoke wa_moshi',
  dried: '~kavu kuanika kuanikwa dry dried kukaushwa',
  frozen: 'barafu friza frozen frozn wa_barafu',
  salted: 'chumvi salted kayabo ngonda',
  fried: 'wa_kukaanga za_kukaanga wakukaanga fried',
  boiled: 'wa_kuchemsha boiled cooked',
  live: '~zima hai live alive',
}
export const cuts: Readonly<Record<string, string>> = {
  fillet: 'minofu mnofu fillet loin boneless bila_mifupa',
  steak: 'steki steak',
  head: 'vichwa heads',
  tail: 'mikia tails',
  flour: 'unga flour',
  pieces: 'wa_kukatwa rings wa_vipande',
}
export const sizes: Readonly<Record<string, string>> = {
  large: '~kubwa ~kubwakubwa big large jumbo',
  medium: 'wa_kati wakati_kati saizi_ya_sahani medium plate_size saizi_ya_kati',
  small: '~dogo ~dogodogo small',
}
