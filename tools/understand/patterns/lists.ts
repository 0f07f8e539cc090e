/** The lists of words by the name used for them in patterns, as in `<fish>`. */
export const lists: Readonly<Record<string, string>> = {
  fish: 'sato sangara dagaa changu jodari nguru kambale pweza ngisi kamba kambakochi kaa kibua mzia tilapia tuna octopus squid prawns crab lobster kingfish sardines mackerel catfish red_snapper nile_perch perege migebuka chewa barracuda prawn crabs',
  n: '1 2 3 4 5 6 7 8 10 12 moja mbili tatu nne tano sita saba nane tisa kumi wawili watatu wanne watano mmoja one two three four five six seven eight nine ten kumi_na_mbili ishirini',
  hour: 'tatu nne tano kumi mbili 3 4 5 10',
  kind: 'wabichi wa_moshi wakavu wa_barafu fresh smoked dried frozen wa_kukaanga',
  cut: 'minofu fillet steki vipande',
  size: 'wakubwa wadogo big small wa_kati',
  price:
    'elfu_kumi elfu_ishirini 10000 15,000 20000 elfu_tano buku_tano laki_moja 10k 25k elfu_nane 8000 30,000 elfu_thelathini elfu_kumi_na_tano',
  place:
    'mbagala tegeta masaki kimara goba kigamboni sinza kariakoo ilala mwenge tabata kinondoni ubungo mikocheni bunju kijitonyama gongo_la_mboto temeke upanga kawe',
  town: 'songea sumbawanga mbeya tabora bukoba mtwara arusha mwanza dodoma morogoro tanga zanzibar iringa kigoma moshi_mjini njombe lindi singida',
  name: 'ally juma hamisi',
  six: '104699 204981 550012 318842',
  junk: 'asdf bjkhg qwrt zzxx jkl fghfgh xkcd plmokn wqeqwe ghjk tyuiop vbnm lkjh pppp zxcv uiui dfgdfg',
}
