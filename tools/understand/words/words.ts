/**
 * The words of each meaning, one meaning per line: `meaning:Swahili words|English words`. If the line has a bar, the name of the meaning
 * is an English word too.
 * `-` is the root of a Swahili verb (any subject, tense, object and ending), `~` takes the prefix of a class, `_` joins words.
 */
export const words = `
want:-tak -hitaj -omb nipe nipatie ningependa nichukulie|wanna need can_i_have ill_have id_like reserve wish
give:-p -pati|
buy:-nunu|
take:-chuk|grab
put:-wek -ongez -tupi tia nitie tutie utie|add include
more:nyingine zaidi tena ziada ingine|another
remove:-to -toe -tolew watoke -ondo -fut -punguz toa|delete discard exclude strike_off by_mistake take_out take_away take_off leave_out kick get_rid drop empty clear erase
reduce:-punguz -punguzi -pungu -shush -shushi|waive lower knock
change:-badil -rekebish|update swap switch edit modify amend alter adjust raise bump increase fix fix_it
make:-fany ziwe iwe wawe yawe viwe awe kiwe zifike wafike zifikie wafikishe|should_say set i_meant i_said
amount:kiasi idadi|quantity
show:-onyesh -angali -tafut -on nione -onesh|see find looking list search browse display view
have:kuna mna una yupo wapo zipo lipo ipo hamna hakuna|got sell stock any available
exist:ipo zipo upo yupo wapo
cart:kikapu kikapuni kapu|basket
all:~ote kila_kitu|everything
checkout:-maliz -kamilish nipo_tayari tumaliz nimeridhika niko_tayari vinatosha|finish proceed im_done order_now complete check_out ready_to_order place_order place_my_order finalise finalize wrap_up thats_everything
orderVerb:-agiz|order_me
purchase:ununuzi
pay:-lip malipo|payment
track:-fuatili|status
order:oda oda_yangu|
parcel:mzigo|package
again:tena upya rudia|
usual:kama_kawaida mara_ya_mwisho kama_jana zile_zile ile_ile ya_mwanzo|last_time last_order reorder same_as_before the_same last_week
repeat:rudia -rudi|repeat regular usual
wishlist:-pendw orodha_ya nipendavyo nipendacho nipendazo alama_ya_moyo|favourites favorite bookmark hearted
save:-hifadh|saved
share:-shirik kiungo -she|link forward
sendVerb:-tum -tumi|send
friend:rafiki|others
help:msaada -saidi -kwam -potea nimepotea -changany|support stuck lost confused assist stranded assistance hint
languageWord:lugha|language
toEnglish:kiingereza kizungu|english
speak:-zungumz -ong -sem|
undo:tendua tengua nilichofanya nilichoweka ulichotoa ulichofanya -futi ulichofuta ulichoondoa rejesha ilivyokuwa|oops i_made_a_mistake revert reverse
back:-rud nyuma swali_lililopita|previous
cancel:-ghair -kansel -sitish -simamish kansel -ach zoezi -katish -kati|stop quit exit abort void scrap halt call_off
stopWord:sitisha simamisha
freshStart:tuanze_upya anza_tena anza_upya anza_mwanzo oda_mpya|start_over from_scratch restart reset start_again begin_again new_order start_fresh
yes:ndio ndo naam sawa poa haya kabisa twende safi freshi sahihi ndiyo eeh endelea hakuna_shida haina_shida barabara hakika eee ehe|yeah ok sure okay yep correct fine right confirm go_ahead absolutely definitely exactly agreed perfect alright cool of_course certainly
no:hapana sio la sitaki acha wala usifanye sio_hivyo si_hivyo hata_kidogo|nope dont never nah not_really not_now thats_all no_more no_way negative not_yet rather_not not_at_all certainly_not
shikamoo:shikamoo shkamoo skamoo shikamooni marhaba|
faith:assalamu asalam salam aleikum alaikum alekum asifiwe yesu kristo shalom tumsifu wapendwa sifa mungu yehova aleykum kristu salaam_aleikum|praise_the_lord peace_be praise_god
casual:mambo vipi niaje xaxa sema oya sasa_vipi inakuwaje inakuaje masela mishe nambie vp niambie_bro|yo hey hello hii hi sup wassup whats_up hiya howdy
habari:habari habr hujambo hamjambo za_kazi salama mpo_salama mzima mko_poa hbr mnaendeleaje unaendeleaje hali_gani hali_yako|how_are_you keeping_well doing_well hope_you_are is_everyone
dayTime:asubuhi mchana jioni usiku alasiri alfajiri|evening afternoon night
goodTime:umeamkaje za_asubuhi za_mchana za_jioni za_usiku mmeamka umelala umelalaje mmeshindaje umeshindaje|good_morning gud_evening good_evening morning good_afternoon gud_mrng mrng
presence:hodi haloo upo mpo kimya hujibu kuna_mtu kuna_mtu_hapa|anybody_there is_anyone online still_there anyone_there
answer:-jib
thanks:asante ahsante asanteni asnt shukran shukrani barikiwa -shukur aksante|thnx appreciate thank cheers grateful ty tx thanx tysm thx bless bless_you
praise:vizuri hongereni mmetisha noma watamu kazi_nzuri nimependa hongera safi_sana tamu -furahi mmenifurahisha bora murua kali unono|best excellent great amazing good_job awesome delicious tasty enjoyed perfect wonderful fantastic well_done superb brilliant top_notch keep_up five_stars
bye:kwaheri tutaonana usiku_mwema siku_njema nimeenda nitarudi baadae baadaye tuonane tutawasiliana badae naondoka nalala baibai nasepa nawaaga alamsiki lala tutaongea|later ciao see_you goodnight have_a_nice have_a_good farewell take_care ttyl catch_you
wait:-subir -ngoj -fikiri dakika_moja nampigia niulize dakika -vumili sekunde|hold_on moment let_me_think hang_on minute hang waiting sec one_second brb bear_with
anger:wezi matapeli mmenitapeli mnazingua pumbavu unanipiga_kamba mnadanganya mnatuibia mwizi tapeli -zingu wajinga washenzi upuuzi -ker -udh -kasir -chosh mnaniibia waongo wahuni majizi ~ovyo ~hovyo takataka wazembe -chuki|scam useless thieves thief stupid fraud liar fake terrible ridiculous worst horrible disgusting pathetic crooks angry annoyed cheats rubbish nonsense disappointing idiots shame bullshit furious awful fraud con
cheat:-tapel -dangany -ib -laghai|scammed lied lying stole conned
fear:-ogop wasiwasi|afraid scared worried
robot:roboti mashine kompyuta akili_bandia|bot ai chatgpt machine computer automated software program artificial
you:wewe ww nyie yenu yako wako wenu zenu lako we nyinyi kwenu mlio|your u ur
called:-itw
name:jina|
who:nani|whom
whatThis:hii_ni_nini
person:mtu mhudumu binadamu mhusika meneja msimamizi mfanyakazi mwanadamu|someone human staff representative manager operator real_person supervisor team live_agent
talk:-ong -zungumz nipigieni -wasilian|speak chatting chat
number:namba nmb|
phone:simu|
contact:mawasiliano -pigi -wasilian|whatsapp call reach_you get_in_touch hotline
where:wapi sehemu_gani|
office:ofisi duka dukani stoo banda|shop store outlet branch
basedIn:-patikan mko_wapi mkoa_gani mji_gani mpo_wapi|based operate
comeMyself:nije kuja nakuja nitakuja nipitie nifuate kufuata mwenyewe nikija tunakuja kuchukulia kubeba nitapita ntapita kujichukulia|pickup collect pick_it_up pick_up come_and fetch come_for ill_come
open:-fungu wazi|
close:-fung|
openDay:sikukuu
hoursWord:saa_hizi muda_wa_kazi|hours working_hours
dayName:jumamosi jumapili ijumaa sikukuu jumatatu alhamisi jumanne jumatano|sunday saturday weekend monday tuesday wednesday thursday friday
reach:-fik -fikish|cover ship
bring:-let -pelek|deliver ship
delivery:usafiri kuletewa nauli usafirishaji|deliver shipping transport
region:mikoani mkoani mkoa mikoa maeneo eneo nchi nzima -sambaz mji popote kokote jiji wapi_na_wapi|area places zone everywhere how_far far city town outside anywhere
door:mlangoni geti
here:huku kwetu hapa kwangu njia_panda mtaa_wetu kwa_mzee kijiji mtaani kijijini jirani kitaa|my_village village neighbourhood neighborhood street estate behind
until:mpaka hadi|
iAm:nipo niko naishi nakaa
price:bei gharama shingapi -uzw ada -chaj -gharim viwango|charge fee cost rate tariff
howMuch:shingapi kiasi_gani ngapi ~ngapi pesa_ngapi shilingi_ngapi|how_much what_does
moneyWord:hela pesa fedha|money
free:bure bila_malipo -samehe|free_of_charge no_delivery_fee complimentary waive no_cost without_a_charge on_the_house
offer:ofa punguzo maelewano|promo discount deal sale
howLong:siku_ngapi itachukua inachukua muda_gani muda baada|how_long how_many_hours how_soon same_day how_many_days long
when:lini saa_ngapi siku_gani muda_gani|when
today:leo saa_hizi|now
arrive:-fik -wasil|arrived delivered
late:-chelew wataharibika muda_mrefu tangu_asubuhi tangu_jana -kawi kungoja|still_waiting since_morning delay taking_long too_long waiting slow overdue late ages hours_ago holding
why:mbona|
since:tangu|since
rider:boda dereva mtu_wa_delivery analeta msafirishaji anayeleta kijana mleta madereva|driver transporter bodaboda who_is_bringing delivery_guy delivery_man guy courier
come:-j -kuj -ingi -onekan -tokea|received arrive arrived
leave:-tok|left
real:kweli kabisa|really real
slept:-lal wamekaa|
caught:-vuli -vu|
fromWhere:wametoka wanatoka asili majini|origin waters landed
lake:ziwa|
sea:bahari baharini|ocean
farmed:kufugwa bwawa mmewatoa mnawatoa|farm
which:gani yupi ipi upi zipi|
clean:-safish -par magamba utumbo -osh -meny miba mifupa matumbo mapezi -paruliw|gutted gut scale bones scaled peel descale descaled prepared fillet_it
cutVerb:-kat|cut slice chop portion sliced
deduct:-katw -lipish|debited charged left_my_account billed deductions
pieces:vipande steki
head:kichwa
without:bila
weight:uzito mizani kamili -pim kilo_ngapi|size in_a_kilo heavy weigh per_kilo kilos how_big
bigOrSmall:
cook:-pik mapishi -andaa -choma -chem resipi -banik -unga|recipe bake boil prepare cook roast stew fried
fry:-kaang -chom supu|grill soup
good:njema ~zuri|nice better
keep:-gandish -haribik inakaa anakaa -dum -tunz wanakaa nitahifadhi -hifadhi -tunz|last store stays storage freeze preserve shelf_life goes_off
fridge:friji friza jokofu|freezer refrigerate refrigeration
how:vipi jinsi namna nifanyeje -fanyaje nawezaje|
rot:-oz -haribik -nuk -chach ~bovu funza -lainik -legea|bad_fish rotten spoiled smell stinks stinking spoilt went_bad stale gone_off gone_bad went_off
expensive:ghali bei_kubwa -zid iko_juu bei_juu -panda|costly overpriced high
lastPrice:bei_ya_mwisho bei_nzuri -achi|last_price
cheap:nafuu rahisi bei_poa bei_ya_chini bei_ndogo bei_nyepesi bei_che|cheapest lowest budget_friendly affordable easy_on
lowest:chini
many:~ingi|lots
wholesale:jumla mamantilie|trade_prices retail quantity_discount
eatery:mgahawa hoteli baa genge|restaurant hotel catering school cafe canteen
budgetWord:bajeti|under budget below max
what:nini|
fishWord:samaki|fish seafood
recommend:nishauri -chaguli|suggest advise recommendation surprise
notSold:pilipili ndimu nyanya samoni papa chaza kuku nyama ngombe mayai mbuzi maziwa mboga nguruwe soda kienyeji|salmon cod beef chips chicken meat eggs shark oyster pork rice milk goat vegetables sausage bread trout soda juice
protected:kasa|turtle dolphin
runOut:-ish hawapo haipo|sold_out finished out_of_stock over gone
restock:mtapata watarudi itarudi|when_back restock back_in_stock
minimum:kuanzia chini_kabisa moja_tu mmoja_tu kiwango_cha_chini kiwango|just_one only_one just_two least little
sellVerb:-uz -uzi|sell
measure:fungu sado kopo ndoo debe gunia tenga mtungo sinia mafungu kisado vibaba kibaba|bucket basin heap tin pile gunny
cash:keshi mkononi taslimu cash_mkononi taslim|cod
receive:-poke nikipata -kabidh|on_arrival when_it_arrives delivered
later:baadae baadaye kesho|tomorrow
lend:-kop mkopo deni daftari kidogo_kidogo mwisho_wa_mwezi nusu_kesho awamu mshahara wiki_ijayo -daiw mali_kauli ijayo ujao|credit installment loan debt next_week month_end payday salary tab monthly later_on next_time
network:yas halotel voda mitandao mtandao|mpesa airtel tigo mixx halopesa network provider wallet
bank:benki kadi crdb|visa card mastercard bank paypal
accept:-pokea mnapokea -kubal|accept
lipaNamba:wakala_namba|till paybill merchant transfer
safe:ni_salama nitajuaje -amin -ogop uhakika uaminifu -aminik usalama imani kihalali|legit trust trustworthy secure guarantee guaranteed genuine website registered proof
inspect:-kagu -chunguz|check_before check inspect look_at turn_down
first:kwanza kabla|before
refuse:kukataa nisipompenda akiwa_mbaya|reject refuse
mistake:-kose isiyo_sahihi sio_sahihi si_sahihi|wrong incorrect
notThat:namba_sio
simLine:laini
mine:yangu wangu changu zangu vyangu|my mine
spouse:mume mama mtoto mlinzi dada mke baba rafiki_yangu bibi shangazi mjomba babu|mother sister husband wife father brother son daughter mum mom parents aunt uncle grandma neighbour
code:kodi msimbo tarakimu|otp digits verification
get:-pat -on|receive received got
sms:ujumbe meseji|message
prompt:ombi menyu|pop_up popup request push ussd screen
seeNothing:haijatokea|appeared turned_up pop
ordered:nishaagiza nimeshaagiza nimeshaweka|ive_placed already_ordered already_placed
already:tayari nimekwisha|
nothing:hakuna haipo hamna sioni|no_order
eat:mmekula -kul|ate eaten
twice:mara_mbili malipo_mawili maradufu|double two_times times
returnVerb:-rudish -rejesh -rejeshe|refund reimburse reimbursed
wrongItem:sio_nilichoagiza pungufu tofauti|wrong_fish missing incomplete less
address:anwani mtaa mahali mahali_pa sehemu_ya|location place
moved:-ham makazi|
elsewhere:kwingine sehemu_nyingine sio_hapo kazini
forget:-sahau nimesahau nilisahau|forgot
wanted:nilitaka|
mind:mawazo nimeghairi|changed_my_mind
changedMind:achana_nayo acha_tu sinunui si_leo -ahirish|never_mind leave_it not_interested
total:jumla_ni hesabu jumla_yote nadaiwa jumla_kuu jumla -jumlish|altogether sum owe in_total everything grand final add_it_up bill
receipt:risiti efd stakabadhi ankara karatasi|invoice proof_of_payment receipt proof tax slip record
gift:zawadi -zawadi anapokea atapokea namwagizia mpelekee mtu_mwingine apokee apewe kwa_niaba mpe|another_person present surprise on_behalf behalf
event:shughuli harusi msiba maulidi sherehe ndoa wageni -oa mazishi kipaimara ubatizo send_off mahafali hafla ugeni mkutano futari pati sikukuu|wedding party birthday funeral ceremony anniversary event graduation baptism reunion feast guests married
people:watu|guests
account:akaunti -jisajil -sajil naingiaje kuingia neno wasifu barua_pepe|register log_in password sign_up sign_in profile login signup signing create
use:-tumi
know:-ju -elew -faham|know understand
howWorks:inafanyaje naagizaje nianzie_wapi nielekeze nifanyeje -bonyez|how_does_this_work does_it_work walk_me steps guide
info:taarifa mazungumzo mfumo kumbukumbu historia|data chat information account history details record records
see:-on -tazam|
complaint:-lalamik malalamiko -ridhik lalamiko -furahish -ripoti -sikitish|report unhappy disappointed complain satisfied grievance lodge issue
rude:kiburi dharau adabu matusi -tukan -foke -fokea jeuri mkorofi chafu|insulted impolite insulted shouted disrespectful abused arrogant
seller:muuzaji mchuuzi mvuvi mniuzie wavuvi|vendor supplier fisherman
boat:boti mvuvi bajaji gari|pickup_truck truck
job:kazi_zipo nataka_kazi nafasi_za_kazi ajira|become_a work_for hire hiring
voice:sauti|audio
photo:picha|picture video image
backAgain:nimerudi niko_tena tuendelee tulifika_wapi tulipoishia|i_am_back
express:haraka chap fasta sasa_hivi upesi mbio|fast quick quickly asap urgent
standard:kawaida taratibu sina_haraka|normal std
anyone:yeyote yoyote|anybody
notYet:bado|still didnt never not dont yet hasnt havent isnt
question:je nini gani ngapi lini wapi nani vipi mbona -wez kwanini|what which where when who how why can do is are did will
may:nikichukua -wez inawezekana -ruhusu -ruhusiw|can allowed
if:kama|
not:si sio isipokuwa wala isiyo|dont no never
unit:pakti vipande paketi kipande gramu|x packet pack box piece pcs
time:saa dakika siku tarehe mwezi masaa|day am pm week hour minute
tomorrow:kesho jumamosi jumapili ijumaa asubuhi jioni mchana usiku tarehe jumatatu alhamisi|evening morning saturday sunday tonight noon midday friday monday
yesterday:jana juzi|ago
demonstr:hiyo hii ile hizi wale hawa hizo hao huyo huyu zile yale hicho|that this it them one
filler:ajili alafu afu halafu kisha jamani bwana basi sasa samahani naomba tafadhali kaka dada mama mzee bosi mkuu oya we nyie tu kidogo kwa ya wa za la na ni mimi lakini kwenye hapo hapa hivyo nimesema vile sana au ndugu yangu kwangu nyumbani nina niko tena baada ambao ambazo yaani eti kwani aisee hebu naona|a an the of me my to for i actually please pls plz some in on at with are was am so then just there from it that this guys bro about can do will let get have has up out today now instead after only really very too ill id ive im its think
service:huduma|service
agent:mhudumu huduma_kwa_wateja|customer_care
bad:~baya hovyo|
paid:|payment_done paid
toSwahili:|swahili kiswahili
mobile:|networks
pin:namba_ya_siri|
confirmed:-thibitish|approve approved
refundWord:|refund
giveBack:|return
email:|
privacy:siri faragha|private confidential personal
kilo:|kg
like:|happy
choose:-chagu|chosen select pick
begin:-anz mgeni|start new_here
love:-pend|loved
different:mpya tofauti|new different other
be:kuwa|be
enough:tosha inatosha|enough thats_all
priceList:orodha_ya_bei|price_list menu pricelist
bulkOrder:kilo_mia tani|ton tonne bulk large_quantities in_bulk
notNow:|not_today maybe not_yet
explain:-elez -elek -fundish|explain teach guide
instead:badala|should_be
smallest:|smallest
process:mchakato utaratibu|process procedure
swali:swali|question
stopTalk:basi|
ask:-uliz -ulizi
inform:-julish -fahamish -ambi|inform tell
fail:-shindw -gom|cant unable
write:-andik -andiki
remain:-bak -baki
enter:-ingiz|enter typed
taste:-onj
sellWith:-safirish -ajir -jiung pikipiki mtumbwi|hiring join
`
