/**
 * What a line may mean, by the meanings found in it: alternatives of `a,b+c` (a or b, and c), `!c` (without), `:n` more or less evidence.
 * Keys of CHAT-049 are intents, all others topics of the voice; the order breaks ties.
 */
export const intents: Readonly<Record<string, string>> = {
  undo: 'undo:2',
  startFresh: 'fresh0:3',
  buyAgain: 'usual:3 buy,order,orderVerb,repeat,purchase+again repeat+order,purchase',
  wishlist: 'wishlist:4 save save+fish,demonstr:1',
  share: 'share:2 sendVerb+share sendVerb+friend,cart share+cart,friend,fish:2',
  language: 'languageWord,toSwahili,toEnglish:1 speak,change,know.neg+toEnglish,toSwahili,languageWord:1',
  showCart: 'cart:1 cart+show,what,have,question,mine:1',
  checkout: 'checkout checkout+purchase,order,cart:1 put+order+!fish orderVerb:-1',
  pay: 'pay+!question pay+want,today,mobile,network,order,cart pay+phoneNumber:2',
  trackOrder:
    'track order,parcel+where,track,mine,show,casual,how,reach,reach.done,arrive,question:.5 reach+where:1 leave.done:-.5 leave.done+order,question fishWord,fish+mine+where orderNumber order+status',
  help: 'help',
  back: 'back',
  cancel: 'cancel cancel,wantNeg+purchase:1 stopWord:1',
}

export const topics: Readonly<Record<string, string>> = {
  greetElder: 'shikamoo:-1',
  greetFaith: 'faith:-1',
  greetTime: 'goodTime:-1 habari,good+dayTime:-2',
  greetFormal: 'habari:-1',
  greetCasual: 'casual:-1',
  thanks: 'thanks:-1',
  praise: 'praise:-.5',
  goodbye: 'bye',
  areYouThere: 'there answer.neg:1 there+why,person,you',
  waitABit: 'wait:.5 wait+first',
  anger: 'anger:1 cheat.done:2',
  isItABot: 'robot:2 robot,person+person,real,question+real:2',
  yourName: 'called.you:1 name+you:1 who,called+you,called:1 whatThis:2',
  person: 'person,talk+talk,want,give,have,help:1.5 talk+!robot',
  phoneNumber: 'number,phone+you,phone,office:1 contact:1 give,want+number',
  whereAreYou: 'basedIn:3 office,you,there,address+where office,address+you,office:1',
  pickUp: 'comeMyself:1 comeMyself,take+office,may+office,comeMyself:2',
  openingHours:
    'hoursWord+open,close,there:2 hoursWord:-.5 open,close+question,today,dayName:1 open.you,close.you:1 there,hoursWord+dayName,dayTime,today openDay',
  areaAsk:
    'reach,bring+where reach.you,bring.you delivery,bring,reach,sendVerb+region,door:1.5 delivery+you,where,question:-.5 region:-.5 you+reach:-.5',
  areaFound: 'place:-.5 place+reach,bring,delivery,iAm,until,question:1',
  areaNoCarrier: 'town:-.5 town+reach,bring,delivery,iAm,until,question,sendVerb,casual:1',
  areaUnknown: 'here,until+reach,bring,delivery,iAm,until:1 until+bring+here',
  deliveryFee: 'delivery+howMuch,price,moneyWord:1 delivery+place,town+howMuch,price bring+howMuch,price',
  freeDelivery: 'delivery,bring+free,reduce,offer,without,expensive:1.5 remove+delivery',
  deliveryTime:
    'howLong:.5 delivery,arrive,bring,express,standard+howLong,when,today:.5 express,arrive+question:-1 time+howMuch:-1 when+get',
  pickTime: 'bring,delivery,arrive,come,sendVerb+tomorrow,clock tomorrow:.5 clock:.5 tomorrow+clock,dayTime date may,time+choose',
  whyLate:
    'late:2 late+order,rider,parcel,delivery,why arrive.neg,wait.me,bring.neg:1 reach.neg notYet+arrive,reach,order,parcel:1 since+wait,yesterday,dayTime why+bring,order,arrive.neg,bring.neg,reach.neg order+arrive.neg,reach.neg',
  whoCarries: 'who+bring,delivery,rider:1 rider rider+number,name,where,called,phone,contact,question:1.5',
  freshness: 'fresh+real,question,or,you,is,today:1 slept:1 caught+when,today:2 rot.neg:3 frozen.neg:1 today,yesterday+of+is',
  whereCaught:
    'caught+where,question:2 fromWhere:1 fromWhere+where,fish lake,sea+question,is,which,or farmed:1 of+town,place+question is+of+lake,sea',
  cleaning: 'clean:1 cutVerb:.5 head+without,remove:1 clean,cutVerb+pieces,fish,fishWord,cutVerb,want:1 clean.you,cutVerb.you:2',
  weight: 'weight weight+fish,fishWord,question,clean howMuch+kilo+inside bigOrSmall:3 large+or+small kilo+full',
  cooking: 'cook:1 fry+which,good,how,question,best,recommend,fish cook+fish,how,fishWord:1',
  storage: 'keep:1 fridge:.5 keep,save+howLong,how,time,fridge,question:1 fridge+have.neg keep+fish,fishWord:.5',
  price: 'fish,kind+price,howMuch:1 fish+price+kilo,want,have fish+kilo+!number+!want+!put',
  priceAsk: 'price,howMuch:.5 price,howMuch+question,you,show,want,list,fishWord,kilo,demonstr:-.5',
  bargain:
    'reduce,good,give+price:1 expensive:1 lastPrice:2 expensive,lastPrice+price,fish,money:1 offer:.5 offer+have,question,fish leave+money reduce+you,moneyWord,money:.5 reduce+fish+price',
  cheapest: 'cheap:1 cheap+fishWord,fish,which,today,have,price,want,what:1 lowest+price:.5 lowest+price+fish',
  bulk: 'wholesale:1 wholesale+price,fish,want:1 many+reduce,offer,price,want,take,buy:1 eatery:2 eatery+fish bigKilo:2 bigKilo+offer,fish:3 measure+whole:2 many+fish+want',
  budget: 'money:1 money+fish,fishWord,have.me,get,what,want:1 money+budgetWord:2 budgetWord:-.5 money+fish+budgetWord',
  goodToday:
    'today+have,what:.5 fishWord,what,which+have,which,sellVerb:-.5 recommend:1 recommend+fish,fishWord good+today,have fishWord+have+which,today,good what+fishWord+have',
  notSold: 'notSold:2 protected:3 notSold+have,want,sellVerb,fish,fishWord:2',
  outOfStock: 'runOut:1 runOut+fish,why,fishWord:1.5 restock:2 restock+fish:2 have.neg+today,why:.5 fish+have.neg,have+today,why,when',
  minimumOrder: 'minimum:2 minimum+order,kilo,may,take,fish,buy,number,question fraction+sellVerb,have.you:3',
  localMeasure: 'measure:2 measure+price,fish,howMuch,have,want,number:2',
  payOnDelivery:
    'cash:1 pay+receive,later,tomorrow,arrive,door,reach:1.5 cash+pay,receive,accept,have,may receive:-1 pay+see,receive+first',
  credit: 'lend:2 lend+pay,may,give,have,fish,time:1',
  networks:
    'network,bank:.5 network,bank,mobile+accept,have,question,which,casual,pay,how accept,which+pay pay+how network,bank+pay+may,question',
  lipaNamba:
    'lipaNamba:3 lipaNamba+you,pay pay+number+!phoneNumber:1 number,moneyWord,money+sendVerb,where:.5 moneyWord,number+sendVerb+where,number,which,money where+pay',
  isItSafe: 'safe,fear:2 cheat.future:4 cheat safe,fear,cheat+pay,question,you,cheat,if,moneyWord:1',
  inspectFirst: 'inspect,refuse:2 inspect+first,pay,fishWord,fish:1 see+first:1 see+pay+first:2 refuse+may rot+if:1 if+fish+rot:1 like.neg',
  wrongNumber: 'number,phone+mistake,change,spouse:1 notThat:2 simLine:1 simLine+change,lost number+not.neg',
  noCode: 'code:.5 code,sms+get.neg,come.neg,notYet,arrive.neg,see.neg,reach.neg,nothing:1.5 code+where,late,again,sendVerb',
  noPrompt:
    'prompt:.5 prompt+arrive.neg,notYet,open.neg,come.neg,reach.neg,see.neg,get.neg,late,where:1 seeNothing:2 seeNothing,come.neg,nothing,see.neg,reach.neg+phone:1 pin+where,question:1 pin+put+where pay+arrive.neg,come.neg',
  alreadyPaid:
    'pay.done,paid:1.5 pay.done,paid+already sendVerb.done,deduct,deduct.done,confirmed:1 moneyWord+deduct,already,sendVerb.done,leave.done confirmed,network+sms,pay sms+come.done',
  paidNoOrder:
    'paid,pay.done,sendVerb.done+nothing,bring.neg,get.neg,arrive.neg,come.neg,reach.neg,late:2 moneyWord+bring.neg,eat:3 deduct+nothing,order:2 paid,pay.done+order+neg,see.neg,where',
  cancelPayment: 'pay,prompt,moneyWord+cancel,wantNeg,mind:1.5 prompt+returnVerb,remove,want.neg:1 pay.neg:.5',
  chargedTwice: 'twice:.5 twice+pay,deduct,paid,pay.done,moneyWord,sendVerb,cutVerb:2 again+deduct,pay.done:1.5',
  refund: 'returnVerb refundWord:2 moneyWord+returnVerb,mine,giveBack,back,when:1 returnVerb+mine,pay want+moneyWord:-.5 giveBack:-1.5',
  badFish: 'rot:1 rot.done:2 wrongItem:3 rot,wrongItem,giveBack+fishWord,fish,order,bring,bring.done,get:1.5 want+returnVerb+!moneyWord',
  changeAddress: 'address,where,delivery+change,mistake,moved:1 moved:2 elsewhere:1 elsewhere+bring,sendVerb,delivery,want',
  changeOrder:
    'order+change,put,reduce,forget,remove:1.5 order+put,remove,change+fish,number forget+fish,put:2 wanted:1 wanted+fish,number:1 change+amount',
  cancelOrder: 'order,parcel+cancel,wantNeg,stopWord,mind:1.5 order+remove,come.neg:1 mind:2.5 mind+cancel:1 cancel.done:1',
  changedMind: 'changedMind:.5 wantNeg+again:.5 buy.neg,orderVerb.neg:1.5 wantNeg+!fish:-.5',
  total: 'total:1 total+howMuch,cart,mine,what pay,all,cart+howMuch,price:1 pay.me+howMuch:1 order+howMuch',
  receipt: 'receipt:3 receipt+order,pay,sendVerb,want',
  gift: 'gift:1.5 spouse+bring,sendVerb,receive,orderVerb,gift,for,delivery,fish,buy:1.5 gift+fish,want:1 receive+person',
  event: 'event:2 event+have,people,fish,fishWord,want,number,mine:1 people+fish,fishWord,number:1.5',
  account: 'account account+open,forget,must,how,need,question,may,order,without,neg,want:1 email+have.neg,without:1 email:-.5 forget+code',
  howItWorks: 'howWorks:2 how+orderVerb,buy,use,put:1 know.neg+use,orderVerb,buy:1 start+where',
  privacy:
    'privacy:2 info,number,pin,address+see,who,share,safe:.5 who+see+number info+sellVerb,save,mine,give:.5 save+what,number number+give+person',
  deleteData: 'account,info+remove,cancel,close:2 remove+mine+info',
  complaint: 'complaint,rude:2 rude,complaint+rider,seller,order,delivery:1 seller,rider+bad,rot:1',
  sellWithUs:
    'sellVerb.me:1.5 sellVerb.me+fish,fishWord:1 sellVerb+want:1 boat:2 job:2.5 rider+have.me,register,job,account,i seller+account,want,job:1 sellVerb+fish+want',
  voiceOrPhoto: 'voice,photo:3 voice,photo+sendVerb,listen,show,fish,fishWord,see,talk:1',
  returnAfterHours: 'backAgain:2',
  emojiOnly: '😂,🐟,🤣:1',
}
