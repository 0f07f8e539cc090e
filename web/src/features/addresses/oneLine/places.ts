/**
 * Everyday names of wards, quarters and bus stops, by region and district. A name listed under two districts is ambiguous.
 * `_` joins the words of one name. Districts and regions come from the contract and aren't repeated here.
 */
export const places: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'Dar es Salaam': {
    Ilala:
      'kariakoo k_koo upanga posta posta_mpya posta_ya_zamani kivukoni feri ferry kisutu mchafukoge gerezani jangwani mchikichini buguruni tabata segerea kimanga liwiti bonyokwa kinyerezi vingunguti kipawa kiwalani minazi_mirefu ukonga banana gongo_la_mboto gongolamboto gmboto g_mboto pugu majohe chanika msongola zingiziwa kitunda kivule mzinga amana karume airport uwanja_wa_ndege machinga_complex shauri_moyo',
    Kinondoni:
      'masaki oysterbay oyster_bay osterbei msasani namanga mikocheni kawe mbezi mbezi_beach mbezi_bichi tegeta wazo_hill bunju boko mbweni kunduchi salasala makongo makongo_juu mwenge makumbusho kijitonyama mwananyamala hananasif morocco moroko magomeni mapipa tandale kigogo ndugumbi mzimuni mabwepande lugalo victoria millenium_tower',
    Ubungo:
      'sinza sinza_mori sinza_kijiweni sinza_makaburini shekilango manzese mabibo makuburi makurumla mburahati kimara kimara_mwisho mbezi mbezi_luis mbezi_mwisho mbezi_magufuli msigani malamba_mawili saranga temboni kwembe goba kibamba kiluvya changanyikeni msewe mlimani_city chuo_kikuu udsm riverside external',
    Temeke:
      'mbagala rangi_tatu mbagala_rangi_tatu kizuiani charambe chamazi kiburugwa kilungule kijichi mtoni mtoni_kijichi tandika changombe keko kurasini yombo yombo_vituka buza makangarawe azimio miburani sandali uwanja_wa_taifa toangoma mianzini sabasaba saba_saba uhasibu tazara',
    Kigamboni: 'kibada mjimwema tungi vijibweni gezaulole somangila kimbiji pembamnazi ungindoni dege kisarawe_ii',
  },
  Arusha: {
    'Arusha City': 'a_town chuga njiro sakina sekei kaloleni unga_limited levolosi themi moshono olasiti sombetini',
    Meru: 'usa_river tengeru leganga',
    'Arusha Rural': 'ngaramtoni oldonyosambu',
    Ngorongoro: 'loliondo',
    Longido: 'namanga',
    Monduli: 'mto_wa_mbu makuyuni',
  },
  Dodoma: { 'Dodoma City': 'dom area_c area_d kisasa nzuguni nkuhungu makulu chango_mbe ihumwa udom kikuyu' },
  Geita: { 'Geita Town': 'nyankumbu', Geita: 'katoro', Chato: 'muganza' },
  Iringa: { 'Iringa Municipal': 'gangilonga mkwawa ipogolo kihesa frelimo', 'Mafinga Town': 'mafinga' },
  Kagera: { 'Bukoba Municipal': 'bukoba kashai hamugembe', Karagwe: 'kayanga', Missenyi: 'mutukula' },
  Katavi: { 'Mpanda Municipal': 'mpanda' },
  Kigoma: { 'Kigoma-Ujiji': 'ujiji mwanga_kigoma kibirizi gungu katubuka' },
  Kilimanjaro: { 'Moshi Municipal': 'moshi_mjini majengo_moshi soweto_moshi pasua shanty_town', Hai: 'boma_ngombe machame' },
  Lindi: { Kilwa: 'kilwa_masoko kilwa_kivinje' },
  Mara: { 'Musoma Municipal': 'musoma', Rorya: 'shirati', 'Tarime Town': 'sirari' },
  Mbeya: { 'Mbeya City': 'mwanjelwa soweto_mbeya uyole iyunga sokomatola mafiati kabwe', Rungwe: 'tukuyu' },
  Morogoro: { 'Morogoro Municipal': 'moro msamvu kihonda mazimbu bigwa kichangani', 'Ifakara Town': 'ifakara', Kilosa: 'dumila mikumi' },
  Mtwara: { 'Mtwara Mikindani': 'mtwara_mjini mikindani shangani_mtwara' },
  Mwanza: {
    Nyamagana: 'igoma mkolani buhongwa nyegezi mirongo pamba mabatini igogo butimba mahina',
    Ilemela: 'kirumba pasiansi nyamanoro buswelu nyasaka kitangiri sangabuye kiseke nyakato',
    Ukerewe: 'nansio',
  },
  Pwani: {
    'Kibaha Town': 'mailimoja maili_moja tumbi pichandege kongowe_kibaha',
    Bagamoyo: 'dunda kaole mapinga',
    Chalinze: 'lugoba msata',
    Kisarawe: 'kiluvya',
    Mafia: 'kilindoni utende',
    Rufiji: 'utete ikwiriri',
    Kibiti: 'bungu',
    Mkuranga: 'vikindu kisemvule',
  },
  Rukwa: { 'Sumbawanga Municipal': 'sumbawanga', Nkasi: 'namanyere kirando kipili' },
  Ruvuma: { 'Songea Municipal': 'songea', Nyasa: 'mbamba_bay' },
  Shinyanga: { 'Kahama Municipal': 'kahama' },
  Songwe: { 'Tunduma Town': 'tunduma', Mbozi: 'vwawa' },
  Tabora: { 'Tabora Municipal': 'tabora_mjini ipuli' },
  Tanga: { 'Tanga City': 'ngamiani chumbageni raskazone ras_kazone makorora mabawa mikanjuni', Lushoto: 'mlalo' },
  'Mjini Magharibi': {
    Mjini: 'mji_mkongwe stone_town stonetown darajani michenzani shangani malindi_zanzibar kikwajuni vuga',
    'Magharibi A': 'bububu mtoni_zanzibar beit_el_raas kianga',
    'Magharibi B': 'fuoni kiembesamaki mombasa_zanzibar chukwani mazizini',
  },
  'Kaskazini Unguja': { 'Kaskazini A': 'nungwi kendwa mkokotoni matemwe', 'Kaskazini B': 'mahonda' },
  'Kusini Unguja': { Kusini: 'makunduchi paje jambiani kizimkazi', Kati: 'dunga koani' },
}

/** Everyday names of regions, besides the official ones. */
export const regionNames: Readonly<Record<string, string>> = {
  'dar es salaam': 'Dar es Salaam',
  dar: 'Dar es Salaam',
  daresalaam: 'Dar es Salaam',
  dsm: 'Dar es Salaam',
  bongo: 'Dar es Salaam',
  moshi: 'Kilimanjaro',
  zanzibar: 'Mjini Magharibi',
  unguja: 'Mjini Magharibi',
  zenji: 'Mjini Magharibi',
  'rock city': 'Mwanza',
}

/** District names that are also everyday words. They count only beside their region, or alone between commas. */
export const everydayWords: ReadonlySet<string> = new Set([
  'same',
  'hai',
  'kati',
  'kusini',
  'mjini',
  'mwanga',
  'mkoani',
  'meru',
  'chato',
  'uvinza',
  'songwe',
])
