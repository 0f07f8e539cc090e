/** Lines of ten rounds as people typed them, with several wishes in one line. Their meaning depends on the moment, so they have no labels. */
export const asTyped: readonly string[] = `
habari za asubuhi, leo mna samaki gani wabichi?
I run a small restaurant, I need 5 kilos of kingfish, 3 octopus, 2 kilos prawns, tuna and squid
naomba changu wawili na pweza mmoja tafadhali
mjukuu wangu nataka samaki wa kuchoma, wewe unanishauri nini?
what's the cheapest thing you have, am a student
nina elfu kumi na mbili tu, naweza kupata nini
do u have salmon or trout
ninaweza kulipa na airtel money?
mambo vipi, bei ya dagaa ikoje leo
where is the order I placed this morning
mmefunga saa ngapi jumapili
nipe kama niliyochukua wiki iliyopita
je lazima niwe na akaunti ndio ninunue
nimesahau namba niliyotumia kujisajili, nifanyeje
sato wakubwa wawili na kamba nusu kilo
can you deliver to my mother in Mbezi, I am in Mwanza
yule wa pili, wawili
naona wa kuganda tu, mna wabichi?
the big one is too expensive, show smaller
hao wa elfu kumi na nane, niwekee mmoja
is the first one cleaned?
tutakuwa watu sita nyumbani
kilo mbili na nusu
just one is enough, thanks
hapana wanne, namaanisha watano
ongeza pweza mmoja kwenye hiyo
toa sato mmoja abaki mmoja
how much all together with delivery
badilisha sato niwekee changu
hebu nionyeshe nilichochagua
ok nimemaliza
pelekeni ofisini kwangu sio nyumbani
ni kwa mama yangu, yuko Tabata Segerea karibu na kituo cha polisi, anaitwa Mama Rehema
my house is the blue gate opposite Total petrol station, Sinza
mnafika Goba?
usilete Masaki leo, leta ofisini
the same place as always
kesho mchana ndio nitakuwepo
which one is quicker, I have guests at 7
nataka ya haraka ila si ghali sana
the normal one is fine no hurry
mwenye friji nani kati yao?
yeyote tu ila si Pwani Express
Kariakoo Riders walinichelewesha juzi
nichagulieni nyie
nitalipa samaki wakifika mlangoni
mpesa yangu haina hela leo
kuna makato nikilipa kwa simu?
sitaki cash nalipa kwa simu
mwambie anipigie kabla hajafika mtoto amelala
tafadhali watoe magamba na wakatwe vipande vinne
wait, is it 24 thousand including delivery or not?
badilisha anwani nimehama
put me in one kilo of prawns too before I pay
sijaona ujumbe wowote kwenye simu
nimeweka pin lakini bado inasema subiri
nataka kuongeza samaki mwingine
kwa nini imekataa wakati nina salio
let me try again with cash
when will my fish arrive and who is bringing them
karibu nina hoteli ndogo Kigamboni, nataka kuagiza kila siku kilo kumi za changu, bei ikoje?
nguru kilo tatu, kamba kilo moja, ngisi kilo mbili, jodari mmoja, kaa watano
hello, need something without bones for my baby
shikamoo mwanangu, nataka dagaa wa kukaanga kidogo
is your fish frozen or straight from the boat
nimetumiwa meseji pesa imetoka lakini oda sioni mahali
kuna ofa yoyote leo?
pweza bei gani na anapatikana saa hizi?
i want 2 of those red snappers but not frozen
ondoa oda yangu ya leo, sihitaji tena
mimi ni muislamu, samaki wamechinjwa?
niko ubungo mnaweza niletea leo kabla ya saa kumi?
who am I buying from exactly, is this legit
naomba kuongea na mhudumu
prawns za elfu 20 zipo?
nataka kuuza samaki wangu hapa kwenu
huyo wa bei ya chini kabisa
wa kwanza na wa tatu
mbona bei imepanda
I don't like any of these
ana uzito gani huyo wa kwanza
nipe tu mmoja mkubwa
two for me and one for my sister
hapana simtaki tena
saa kumi na mbili jioni
ongeza zote ziwe mara mbili
futa kila kitu naanza upya
I wanted three tilapia not two
sato muwekeni pembeni nitamchukua wiki ijayo
ile pweza nimeiweka au bado
lipia
namba ya nyumba ni 27 mtaa wa Lumumba Kariakoo
sijui jina la mtaa, ni karibu na msikiti mkubwa Magomeni
Masaki
can you bring it to my office but after lunch
nitakuja kuchukua mwenyewe
mpokeaji ni dada yangu Halima 0713 222 333
express inachukua muda gani hadi Masaki
haraka sana tafadhali mgeni anakuja
sitaki haraka, ya kawaida inatosha
could it come on Saturday instead
Pwani Express, wale walioleta mara ya mwisho
nani ana gharama nafuu?
sina ninayemjua, chagua wewe
not the boda guys please
cash, actually mpesa is easier
naweza kulipa nusu sasa nusu mkifika
tigo pesa
is it safe to give you my number
kama sipo muachie shangazi yangu jirani
ondoa ile note ya awali
nalipa kwa namba ya mume wangu
sawa
si Masaki tena, tuma ofisini
cancel hiyo nimekosea
how long does it take, my battery is dying
simu imeonyesha nimelipa 24,000
nimeongeza salio, tujaribu tena
money was deducted twice!!
naomba unibadilishie anwani ya hii oda
samaki gani mzuri kwa supu ya mgonjwa
order for 30 people, grilled, what do you suggest and how much
niwekee sato wanne, perege wawili lakini pweza usiweke
nataka wale wadogo wadogo wa kukaanga
can i see tuna please
mzigo wangu umefika wapi sasa hivi
pesa yangu niliyorudishiwa mbona haijaingia
asanteni sana samaki wa jana walikuwa watamu
samaki wa jana walikuwa wameoza, nataka pesa yangu
kilo ya kamba ina kamba wangapi
english please I don't understand swahili
ninunue kamba au pweza, kipi bora kwa bei
nataka kujua kama mnaleta Arusha
where did you get my number
leo ni siku gani mnapata samaki wapya
3 nguru na 2 kolekole
mwingine tofauti na hawa
niongezee wawili wa huyo wa mwisho
show me the ones below 20k
hao wamesafishwa?
chukua wa pili, sio wa kwanza
watatu
ngapi zinatosha watu wanne?
10 then
nataka nusu kilo tu
punguza sato awe mmoja
is there enough for five people
toa huyo weka nguru
acha kwanza nifikirie
tuendelee
remove it, no sorry leave it
nyumbani kwa bibi Bagamoyo
leteni Mikocheni B nyuma ya Shoppers, gorofa ya pili
anwani mpya
sio hiyo ya masaki
what if I'm not around when he comes
ile ya ofisini posta
leo leo
how much is express again
kawaida na nitalipa cash
si haraka wala nini, wewe tu
hawa Kariakoo Riders wana bima?
Riders wa Kariakoo basi
does it matter which one
mwingine sio hao
mpesa lakini sio namba hii
nikilipa halafu msilete?
cash on delivery please
sina smartphone naweza kulipa vipi
asiweke limao na pilipili, na afunge vizuri
will the driver have change for 50,000
naomba iletwe jioni baada ya saa kumi na moja
nimebadili mawazo, acha tu
ongeza chumvi kidogo kwenye samaki
nimekosea pin
my phone died, did it go through?
badilisha niwekee cash
sasa nifanye nini
huu ni wizi mmenikata hela yangu
futa oda na nirudishieni pesa
can I add one more fish to this
nina mgahawa hapa sinza, nataka sato kilo 10, changu kilo 5, kamba kilo 3, dagaa 2 na pweza 4
habari za asubuhi wanangu mimi bibi yenu nataka samaki wa mchuzi laini asiye na miba mingi
hi im a student, whats the cheapest fish u have for like 5k
same as what i took last week but no prawns this time
naomba order ya mama yangu yuko tegeta, anataka sangara nusu kilo
mnafungua saa ngapi kesho
je hii ni ya kweli au matapeli maana nimeshaibiwa online
lazima nijisajili kwanza ama naweza nunua tu bila account
bei ya kamba kochi leo plz
mjukuu wangu ndiye amenifungulia hii simu sasa nibonyeze wapi nipate dagaa
do you supply restaurants, i need about 30kg every friday
huyu wa kwanza ni fresh au frozen
nipe wa bei rahisi kuliko wote hapo kilo mbili
hapana sio changu, nilisema chewa
weka wote wawili kilo moja moja
hawa wanatoka soko gani
ya elfu kumi tu boss
watu sita wanatosha kilo ngapi
hmm ngoja nimuulize mama kwanza
3 but cleaned and cut into pieces please
toa hiyo sato weka changu badala yake
jumla ni ngapi na usafiri ukiongeza
ongeza kilo nne nyingine za sato na pia kamba moja
punguza iwe moja nimeishiwa hela
sitaki tena futa kila kitu
is there any discount if i take 20 kilos
sawa endelea tulipe
peleka kwa mama tegeta nyuki, namba yake 0754 221 907
ile ya ofisini
siko dar leo niko bagamoyo mnafika huku
mimi sijui mtaa unaitwaje mwanangu, ni karibu na msikiti mkubwa temeke
nope not my home, its a gift for my mum so dont put the price on it
masaki lakini apartment nyingine, block C floor 3
nataka ifike kabla ya saa sita mchana, wageni wanakuja
haraka ni shingapi na kawaida ni shingapi
nitakuja kuchukua mwenyewe sokoni
the cheap one is fine sina haraka
samaki hataharibika njiani na hili joto
yule wa pikipiki wa kariakoo
ambaye ni verified tu, sitaki mtu wa ajabu
who is faster kati ya hao wawili
wowote tu chagueni nyie
nilipe samaki akifika mkononi kwanza
nina tigo pesa na airtel, mnapokea ipi
mama ndo analipa number yake 0713 445 120
i dont trust paying before i see the fish
m-pesa lakini salio langu halitoshi mpaka jioni
subiri kwanza badilisha namba ya kupokea mzigo ni ya mama
mwambie dereva apige simu akifika getini asipige honi
so if i press pay inakatwa hapo hapo?
je hiyo bei ina makato ya mpesa
ndiyo ndiyo tuma
sijapata ujumbe wowote wa kuweka pin
nimeshalipa jamani mbona bado inazunguka
nimeweka pin mara mbili nitakatwa mara mbili??
acha nimeghairi usikate pesa
nimeongeza salio jaribu tena
money gone from my phone na hapa inasema imeshindikana, nirudishieni pesa
can i just pay cash for it then
asanteni sana mungu awabariki, lini inafika
rider hajanipigia na mama anasubiri since saa nne
niongezee kamba kilo moja kwenye hiyo order
nitumie risiti kwa whatsapp ya mama
habari za asubuhi nna mgahawa hapa kinondoni nataka changu 4 kubwa, sato 6, kibua kilo 3, pweza 2 na kamba kilo moja na nusu ziwe zimeparuliwa zote
hi its my first time, is the fish from today or frozen?
mjukuu wangu nataka samaki wa kuchemsha mimi meno yangu sina tena nipe asiye na miba mingi
naomba fish ya bei chee chini ya elf 8 mi ni student tu wa udsm
nataka kumuagizia mama mbeya do u deliver huko ama dar tu
kwan lazima nijisajili? nataka kuona bei tu
i had an account with my old number that line is lost how do i get my orders
oda yangu ya juzi iko wapi
niweke 3 sato kwenye cart kwanza then nita login baadae sawa
hyo ya pili ila isiwe kubwa sana
whats the diffrence btwn the first n the last one
zote tatu too expensive hamna za chini kidogo?
sitaki changu nilisema chewa we vipi
nipe mbili za kwanza na moja ya mwisho alafu uziparue usikate vichwa
kilo ngapi moja? nataka za watu 6 so u calculate for me
nipe mbili hapana ngoja tatu eeh tatu inatosha
half dozen pls n gut them
sio sato nlisema sangara
make it 5 not 2 and add prawns 1kg if there is
toa moja
ongeza kibua nusu kilo then total inakuja ngapi pamoja na delivery
aaah basi futa yote sijaamua
hizo sato zikatwe vipande vya kukaanga vichwa mbakize nitapika supu
peleka kwa mama tabata kimanga karibu na msikiti jina lake bi zainabu simu yake 0754 221 908
office but ask for Neema at reception im in a meeting
siyo masaki leo nipo ofisini
drop kwa home ila gate ni la blue mlinzi anaitwa juma
kwan mkileta mbagala mnachaji kiasi gan
ipi ya haraka na inaongezeka shilingi ngapi
i need it b4 11 lunch starts at 12, which one
ya kawaida tu mwanangu sina haraka mpaka saa kumi jioni nipo nyumbani sitoki popote miguu inaniuma
std iko sawa lakini isifike after saa 9
yoyote bora asinichelewesheee
not kariakoo riders last time he threw the bag at the gate
who is cheaper btn hao wawili? au bei ni moja
pwani na mwambie asipige honi mtoto amelala
cash. i dont trust paying b4 i see the fish
tigo pesa inakubali? sina mpesa
can i pay nusu now na nusu nikipokea
namba ya kulipia siyo hii ni ya mume wangu 0688 340 112
ngoja kwanza mbona jumla imezidi
wait is the delivery already inside that total or on top
sawa lipa
b4 nilipe change address iwe office na rider ampigie secretary
pls write happy birthday mum on the package
nimeweka pin wrong naogopa itakata twice
nimeshalipa tayari angalia
it says enter pin is this really u or thieves
pesa imekatwa lakini mnasema imeshindikana rudisheni hela yangu
no money in my mpesa, let me try with airtel
try tena pls nimeongeza salio
basi leave it nitalipa cash akifika
why does it keep failing this is 3rd time im tired
asante sana mungu awabariki
naomba add ndimu na pilipili kwa order hiyo hiyo is it too late
ghairi oda mgeni hatokuja tena
when is it arriving and whats riders number
samaki wa wiki iliyopita alikuwa ananuka hii safari mkirudia nawaripoti
halo wewe mtu wa samaki nimeambiwa na mjukuu niongee hapa nataka pweza mmoja na dagaa mchele kidogo tu za elfu tano utaniletea leo au kesho
same as last week pls ila toa pweza ongeza ngisi kilo 2
do u have goat meat or chicken also
nina watu 40 jumamosi mnaweza kunipa bei ya jumla ya kibua
nimesahau neno la siri
just browsing, how much is a big kingfish
naweza order bila account? mi naagizia mother tu mara moja
mambo vp mna samaki gan leo
mbona namba yangu haikubali kila nikiingiza
the cheapest one x2 scaled but leave the head on
mmmh hapana nionyeshe wengine
ya katikati ni fresh ya leo ama iko frozen
ipi inafaa kukaanga nzima
wangapi wanaingia kwenye kilo mbili
10 for the restaurant but if u dont have 10 give me what is there
sijui bado show me bei kwanza
moja na nusu
acha nimeghairi sato nipe changu wawili
i didnt put 2 i said one
maliza oda
punguza bei kidogo bas mi mteja wenu wa kila siku
hizo mbili ni separate bags please moja ya mama moja yangu
remove nothing just add 3 mackerel then checkout to the office pay cash
new place, goba njia nne nyuma ya sheli, mpokeaji ni my sister Rehema
nyumbani
does masaki one still have my old phone number? change it to 0767 450 318
sina anwani mie nyumba yetu ipo manzese karibu na shule uliza kwa bibi mwajuma kila mtu ananijua
express inachukua how many mins
standard, and tomorrow morning not today
nitakuja ku pick mwenyewe inawezekana?
haraka ila kama inazidi elf 5 basi weka kawaida
kwani leo mnafunga saa ngapi
hao pwani ni pikipiki au gari samaki wangu wasije wakaiva na jua
anyone is ok but tell him to call not text
kuna rider anaitwa Hassani he knows my place naweza kumpata yeye
kariakoo
sitaki yule wa jana alinidai hela ya juu
do u take visa
simu
nikilipa kwa simu halafu samaki wasifike pesa yangu inarudi?
cash lakini rider awe na change ya elfu 50
put it on my tab il pay end of month like always
mmesahau kuandika wasikate mikia
hold on iko sawa ila make sato 4 alafu switch to mpesa
no dont pay yet
rudi nyuma nataka badilisha anayeleta
nifute sijaweka namba ya siri bado
how long does the prompt stay my battery is at 2%
prompt imeenda kwa old line yangu send it to 0745 118 267
jamani imekata mara mbili mpesa nimepata meseji mbili
subiri naenda kuweka hela kwa wakala
was i charged or not answer me yes or no
use namba nyingine ya mama yangu is 0762 903 554
nini tena
futa oda nzima nimechoka nanunua feri mwenyewe
can u send me receipt with TIN for the restaurant
smk 104700 imeshatoka?
mpigie mama not me she will receive, namba yake 0715 660 249
nimekosea sehemu peleka ofisini sio nyumbani
thx boss samaki wa jana was so sweet nifundishe kupika wa nazi
nataka sato kilo mbili
mambo, leo kuna samaki gani fresh?
naomba changu kilo 3, kibua kilo 5, dagaa kilo 2, kamba kilo 1 na pweza kilo 2 ni za hotel
mwanangu mimi nataka samaki wa kupika na nazi wale wasio na miba mingi
oya mzazi dagaa inaenda bei gani saizi
Hi, naomba kamba kilo moja na unipe bei ya kilo moja ya ngisi pia
niaje, budget yangu ni 15k, what fish can i get?
naorder kwa ajili ya mama yangu yuko Mbagala, mnafika huko? anataka tuna
same fish as last time pls
Good morning. I would like one kilo of tilapia, cleaned and with the scales removed, please.
habari, lazima nijisajili ndo ninunue?
bei ya sangara leo
mnapatikana wapi nije kuchukua mwenyewe
nataka sato 2 na nijue delivery ni sh ngapi
nimeshawahi kuagiza hapa nataka kuingia kwenye akaunti yangu
je mna delivery ya Dodoma? or only dar
nitumie pic za changu na price
do you have octopus
How do I pay? I don't want to send money before I see the fish
hiyo ya kwanza mbili
changu
ipi ni rahisi kati ya hizo
nipe sato tatu na changu moja mwambie muuzaji atoe magamba
mmh ghali hizo punguza kidogo basi dada
nataka ya pili but half kilo tu
sato ni wa ziwani au wa kufugwa? kama ni wa ziwani nipe 2 pls
the second one pls, and is it frozen?
any others? i dont like these
one of each
mbili tu
kumi na tano ni za mgahawa
weka tatu wasafishwe vizuri
tuko watu sita nyumbani sasa sijui ngapi zinatosha mwanangu
acha sato bana nipe changu
nne, afu niongezee na dagaa half kg
moja inakuwa na samaki wangapi? like 1kg ni pcs ngapi
5
Two please, and that will be all, I want to pay now.
toa moja ibaki moja
ongeza kamba nusu kilo
basi inatosha nataka kulipa
jumla imefika sh ngapi pamoja na usafiri
andika hapo wakatwe vipande vinne vinne alafu tuendelee
nimechange mind, futa yote nianze upya
fanya sato ziwe 4 na add changu 2
sawa mkuu tupige checkout
can they remove the guts but leave the heads on
remove the sato, i want tuna instead
leteni ofisini lkn iwe kabla ya saa kumi jioni nafunga
sio kwangu, ni kwa mama yupo Tabata Segerea karibu na kanisa la KKKT
mwanangu mimi nipo kwa binti yangu Kigamboni siku hizi
geto Sinza Kumekucha nyuma ya sheli broo
office, and rider akifika apige simu reception
mpaka Bagamoyo mnaleta? delivery ni same price?
samora
Home please, but first change the sato to three.
ya kawaida tu sina haraka
nataka leo hii wageni wanakuja usiku
hiyo ya elfu kumi, tena nitalipa cash wakifika
mbona usafiri ghali hivyo hakuna ya bure?
express pls nna njaa balaa 😂
nikichukua standard itafika kesho or kesho kutwa?
standard
which one gets here before tomorrow lunch? i have a function at 1
The cheap one, and please bring it to the office not home
yeyote tu
yupi anawahi kufika kati ya hao wawili
Pwani Express, ila waambie wasiache samaki juani waje na barafu
wale wa kariakoo siwataki waliniletea wamechelewa siku ile, nipe wengine
anyone sawa tu, ila fanya haraka niko kazini
pwani wana charge extra au bei ni ileile? which is cheaper
pwani
Kariakoo Riders. And can I switch to express, I need it today
mpesa
nitalipa mzigo ukifika
tigopesa mnapokea?
airtel money lkn namba ni nyingine sio hii niliyosajili
naogopa kutapeliwa, nikilipa kabla na samaki wasifike pesa yangu itarudi?
cash on delivery, na rider aje na change ya elfu 50
mnapokea kadi ya bank? visa
can i pay half now and half at month end? salary not in yet
M-Pesa, and please change the delivery to standard.
iko sawa
badilisha nilipie airtel
ngoja kwanza, address iwe ofisini na uandike samaki wasafishwe
mwanangu hapo nabonyeza wapi sasa
nimesahau changu, add moja pls kabla sijalipa
sawa pay sasa
hii total ime include delivery? na itafika saa ngapi
make it 3 sato and send it express
I would rather pay cash when it arrives
sijaona chochote kwenye simu
nimeweka namba ya siri tayari
simu imezima chaji subiri kidogo nakuja
pesa haitoshi kwa mpesa, naweza kulipa cash? na mzigo usicheleweshe
nime-enter PIN mara mbili, sasa mtakata double?
request imekuja na jina silijui, is it you guys?
how long does it take
stop, wrong number. send it to my airtel line instead
My money has been deducted but it is still showing waiting. Did you receive it?
jaribu tena
kwani imefeli kwa nini
duh salio halitoshi, nitalipa cash wakileta
pesa imekatwa lakini mnasema imeshindikana naomba msaada niongee na mtu
weka mixx by yas, same number
nimekosea PIN sorry, tuma tena request
try again but with my other number 0754 332 118
another way
leave it for now, I'll top up and come back later. Will my cart stay?
mzigo wangu umefika wapi
nataka kughairi hiyo oda nimepata dharura
asante sana, alafu ile oda ya juzi samaki mmoja alikuwa ameharibika
waambie watoe magamba na mapezi nilisahau kusema, pia naomba risiti
oda 104700 itafika leo? i'm leaving home saa nane
nirudishie order ile ya 104600, same same
nipe namba ya rider please
change the delivery address to my office, i wont be home
Thank you! The last fish was very good, I want to leave five stars for it.
habari za asubuhi, naomba sato kilo mbili
mwanangu nataka samaki wa kupika supu ya mgonjwa sijui yupi mzuri
Ningependa kujua kama samaki wenu ni wabichi au wa barafu.
mambo, show me cheap fish under 10000
prawns 2kg, how much?
shikamoo naweza kununua bila kujisajili
niaje, sato kilo ngapi buku tano
ndugu zangu hii ni duka la kweli au matapeli
nataka ku-login niendelee na order yangu ya jana
One kilo of octopus please, and do you accept cash?
hiyo ya kwanza
sato na changu yupi mtamu zaidi kwa kukaanga
mbona changu ghali hivyo mjukuu wangu, huna wa bei nafuu
ya tatu ni fresh au frozen?
who sells the changu and where is it from
tatu
Watu sita wanakula, unadhani nichukue kilo ngapi?
aah sio sato bana nilitaka sangara
nne, alafu niongezee na prawns kilo 1
five pls, and continue to checkout
basi hiyo inatosha tuendelee kulipa
Naomba muwaambie wasafishe samaki na kutoa matumbo, lakini vichwa waache.
futa zote nianze upya
make the sato 5 and add changu 2
nyumbani
kwa mama yangu Kinondoni mtaa wa Mkwajuni, namba yake 0754 221 908
mjukuu mimi sijui kuandika anuani, nakaa Tandika karibu na msikiti
home ya masaki, express please
office, call me at the gate when you arrive
ile ya haraka, wageni wanakuja jioni
Nikichagua ya haraka sasa hivi, samaki watafika kabla ya saa kumi na mbili jioni?
kawaida, lakini mlete kesho asubuhi kabla ya saa nne
wait naomba nibadilishe address kwanza, ipelekwe ofisini
yeyote
wale wa mara ya mwisho walinichelewesha, nipe wengine
pwani, na nitalipa cash akifika
anyone tu, but apige simu kabla ya kufika
Pwani Express please
nitatoa hela mkononi mzigo ukifika
naweza lipa nusu sasa nusu mwisho wa mwezi?
airtel money, namba ya mama 0684 330 217
cash on delivery, rider awe na change ya elfu hamsini
sawa kila kitu kiko poa nilipie
anuani sio sahihi, peleka ofisini Samora
hiyo 24000 ni pamoja na usafiri au bado
ok nimeona, nifanye nini sasa nilipe?
add one changu pls
nimeshaweka pin
Nimekosea namba ya siri mara moja, nifanyeje?
bado tu? chap chap basi
please cancel it i want to pay cash instead
jaribu tena
Je, pesa yangu imekatwa au haijakatwa? Nina wasiwasi sana.
mpesa inazingua leo, nitalipa cash tu mzee
naomba namba ya customer care niongee na mtu
another way, and reduce to one sato
nataka kufuta oda, mama amesema ameshanunua sokoni
ile oda ya zamani 104600 samaki mmoja alikuwa ameharibika, narudishiwaje pesa yangu
niletee tena kama ile order ya 104600, na ipelekwe office
Can I have the rider's number? I will be out until 4
thanks! when will it arrive
Naomba sangara kilo 5, sato kilo 10, kamba kilo 3, pweza kilo 2 na dagaa kilo 1
oya mna dagaa wa mwanza?
nataka order ya mama yangu, yuko Sinza. changu kilo moja tu
same as last time pls na haraka kidogo
Do you have kingfish today? I need it cleaned and cut into steaks
Nataka kuona samaki mlionao leo na bei zake
mnaleta mpaka mbagala? na ni shilingi ngapi
nina account lakini nimesahau password nisaidie
how do i order here
I want to order for my mum in Mbezi, two kilos of tilapia, she will pay cash
changu nipe mbili
naomba sato moja na changu moja tafadhali
hapana sio hizi nataka kambale
nipe zote tatu, moja moja
the cheapest one, 3 packs
nipe kilo mbili na nusu
mbili tu mwanangu, na wasafishwe magamba vizuri
ishirini za hotelini
1 pack is how many fish?
toa moja
ongeza dagaa robo kilo halafu twende kwenye malipo
jumla ni sh ngapi pamoja na usafiri
nipunguzie bei kidogo bro, mi mteja wenu wa siku zote, ama kuna promo code?
chekout
peleka ofisini, niko kazini mpaka saa kumi na moja
mpya. Sinza Mori karibu na sheli
je mnaweza kutuma Tanga kwa dada yangu?
Can I come and pick it myself?
ya kawaida tu sina haraka
elfu tano
mbona delivery bei mbaya hivyo mazee, si kuna ya bure
express bana nina njaa lol
standard is fine. who will bring it?
kariakoo riders
Yupi kati yao anafahamika kwa kubeba samaki kwenye barafu?
mwenye boda ya haraka ndo nataka
which one is cheaper
mpesa
Je, ni salama kulipa kabla sijawaona samaki? Naogopa kidogo.
tigo pesa ipo?
nataka kutumia kadi ya benki, visa
Mixx by yas but use another number not this one
ngoja, badilisha iwe sato tatu
Naomba kuongeza maelezo: samaki wakatwe vipande vinne na wasiwekwe kwenye mfuko mweusi.
nimebadili mawazo nalipa cash, na delivery iwe express
yes pay now hurry
sijaona ujumbe wowote kwenye simu
hela imekatwa lakini hamjathibitisha jamani mbona hivyo
simu inayopokea ni ya mume wangu hayupo, nibadili namba
pin gani hii, ya simu au ya mpesa?
how long does it take, im in a meeting
salio halitoshi, ngoja niweke pesa kwanza
tumia airtel badala yake 0786 114 502
network ilikata, nitumie tena request
why did it fail?
samaki wangu wamefikia wapi
asante sana mwanangu Mungu akubariki
waambie wasafishe na wakate kichwa, nilisahau kuandika
naomba receipt ya pdf niitumie kwa boss
I forgot the prawns, can you add 1kg to my order
`
  .trim()
  .split('\n')
