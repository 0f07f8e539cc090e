/** Names of places in Dar es Salaam, as people write them. */
export const places =
  'kariakoo upanga posta kivukoni ferry feri buguruni tabata segerea kinyerezi vingunguti kipawa ukonga gongo_la_mboto gongolamboto gmboto g_mboto pugu chanika kitunda kivule ilala masaki oysterbay osterbei msasani mikocheni kawe mbezi mbezi_beach tegeta bunju boko mbweni kunduchi salasala mwenge makumbusho kijitonyama mwananyamala magomeni tandale kigogo kinondoni sinza manzese mabibo makuburi kimara mbezi_luis mbezi_mwisho goba kibamba ubungo mbagala rangi_tatu tandika changombe keko kurasini mtoni yombo buza chamazi toangoma kijichi temeke kibada mjimwema tungi vijibweni gezaulole kimbiji kigamboni dar dar_es_salaam daresalaam'

/** Towns and regions elsewhere in the country. */
export const towns =
  'dodoma dom arusha a_town chuga morogoro moro mwanza rock_city zanzibar unguja zenji pemba tanga mbeya songea sumbawanga tabora bukoba mtwara lindi iringa njombe kigoma musoma shinyanga singida moshi_mjini kilimanjaro bagamoyo kibaha pwani mafia geita kahama mpanda babati katavi rukwa ruvuma simiyu manyara nairobi mombasa'
