/** The evidence of each meaning, sign and word for senses, in steps of 0.5, the highest first. Written by `npm run train`. */
export const weights = `
fresh: freshness 6, goodToday 4
smoked: add 3, price 3, storage 3, search 2
dried: search 3, storage 3
frozen: add 3, freshness 3, search 2
salted: search 3
fried: cooking 3, price 2, search 2
live: greetFormal 5, areaFound 3, areaUnknown 3, bulk 3, privacy 2
fillet: cleaning 3, search 3, add 1
steak: cancelOrder 4, remove 3, add 2
head: cleaning 5
flour: unknown 5
pieces: cleaning 6
large: weight 5, bulk 4, areaUnknown 3, price 2, search 2
medium: unknown 5
small: cheapest 3, weight 1
want: add 5, person 4, receipt 4, sellWithUs 4, buyAgain 3, help 3, notSold 3, phoneNumber 3, pickTime 3, account 2, cleaning 2, complaint 2, deliveryTime 2, gift 2, pay 2, search 2, share 2, unknown 2, whoCarries 2, bulk 1, cancel 1, checkout 1
want.neg: cancelOrder 4, cancelPayment 4, changedMind 3, pickUp 3, remove 3, cancel 2, no 2
want.me: bulk 4, changeAddress 3, checkout 3, deleteData 3, language 3, total 3, wrongNumber 3, cancelOrder 2, cancelPayment 2, changeOrder 2, cleaning 2, no 2, notSold 2, pay 2, person 2, pickUp 2, sellWithUs 2, wishlist 2, changedMind 1, search 1, unknown 1
give: deleteData 6, bargain 4, waitABit 4, add 3, lipaNamba 3, cheapest 2, credit 2, payOnDelivery 2, person 2, remove 2, areaAsk 1, noPrompt 1
give.neg: sellWithUs 4, cancel 3, help 3, returnAfterHours 3, yourName 3, isItABot 2, isItSafe 2, noPrompt 1
give.you: privacy 4
give.me: bargain 4, payOnDelivery 3
buy: changedMind 6, howItWorks 6, buyAgain 5, minimumOrder 5, account 4, add 4, checkout 4, freeDelivery 4, isItSafe 4, budget 3, bulk 3, cancel 3, deliveryTime 3, gift 3, greetTime 3, search 3
buy.neg: changedMind 4
buy.done: showCart 5, buyAgain 3, gift 3
buy.you: cancel 3, howItWorks 3, sellWithUs 3, changedMind 2, whereCaught 2
buy.me: gift 5, showCart 5, bulk 4, isItSafe 3, changedMind 2
take: changeAddress 5, pickUp 5, gift 4, add 3, changedMind 3, credit 3, deliveryTime 3, networks 3, pay 2, payOnDelivery 2, undo 2
take.done: paidNoOrder 3
take.you: refund 3, whyLate 2
take.they: paidNoOrder 3
put: changeOrder 6, wishlist 6, add 5, checkout 5, person 4, total 4, undo 4, changeAddress 3, showCart 3, unknown 3, wrongNumber 3, alreadyPaid 2, buyAgain 2, credit 2, deliveryFee 2, lipaNamba 2, noPrompt 2, setQuantity 2
put.neg: remove 5, no 4
put.done: showCart 4, alreadyPaid 3, cancelOrder 3, changedMind 2, changeOrder 1
put.me: wrongNumber 5, alreadyPaid 3, cancelOrder 3, remove 3, showCart 3, storage 3, bargain 2, changedMind 2, deliveryFee 2
more: changeAddress 5, changedMind 5, wrongNumber 5, add 4, outOfStock 4, cancelOrder 3, cheapest 3, credit 3, goodbye 3, returnAfterHours 3, buyAgain 2, cancel 2, changeOrder 2, minimumOrder 2, noCode 2, remove 2, startFresh 2, unknown 2
more.neg: outOfStock 3
remove: deleteData 9, remove 9, cancelOrder 7, cancelPayment 5, cleaning 5, undo 5, freeDelivery 4, changeAddress 3, changeOrder 3, pickUp 3, whereCaught 3, bargain 2, cancel 2, complaint 2, payOnDelivery 2, unknown 2
remove.done: undo 6, chargedTwice 3, trackOrder 2
remove.you: areaAsk 4, whereCaught 4, cleaning 3, credit 3, deliveryFee 3, priceAsk 2
remove.me: undo 4, payOnDelivery 3, price 3, sellWithUs 2
remove.they: badFish 6, alreadyPaid 4, chargedTwice 3, trackOrder 2, weight 2
reduce: bargain 10, freeDelivery 7, setQuantity 7, changeOrder 5, bulk 3
reduce.done: paidNoOrder 3
reduce.you: bulk 4
reduce.they: paidNoOrder 3
change: setQuantity 9, changeAddress 8, changeOrder 8, language 7, wrongNumber 6, yes 4, changedMind 3, trackOrder 3
change.done: cancelOrder 3, changedMind 3, wrongNumber 3
change.me: changedMind 4, cancelOrder 3
make: setQuantity 9, bargain 4, checkout 4, help 4, howItWorks 4, openingHours 4, pay 3, pickTime 3, search 3, sellWithUs 3, weight 3, yes 3, alreadyPaid 2, changeOrder 2, cooking 2, language 2, minimumOrder 2, no 2
make.neg: no 4, search 4
make.done: anger 5, alreadyPaid 4
make.you: openingHours 6, areaAsk 5, anger 4, praise 3, howItWorks 2
make.me: alreadyPaid 4, payOnDelivery 2
make.they: howItWorks 6
amount: minimumOrder 5, setQuantity 5, changeOrder 4, total 4, anger 3, chargedTwice 3, deliveryFee 3, price 3, alreadyPaid 2, priceAsk 2
show: search 7, showCart 6, voiceOrPhoto 6, wishlist 6, inspectFirst 4, trackOrder 4, alreadyPaid 3, cheapest 3, goodbye 3, pickUp 3, privacy 3, waitABit 3, noPrompt 2, priceAsk 2, receipt 2, sellWithUs 2
show.neg: noPrompt 3, paidNoOrder 3, whyLate 2
show.you: privacy 2
show.me: bulk 4, sellWithUs 4, outOfStock 2, payOnDelivery 2, whyLate 2
show.they: alreadyPaid 3
have: search 6, goodToday 5, notSold 4, areaFound 3, bargain 3, budget 3, outOfStock 3, sellWithUs 3, showCart 3, trackOrder 3, account 2, alreadyPaid 2, areYouThere 2, bulk 2, cheapest 2, event 2, lipaNamba 2, localMeasure 2, networks 2, pickUp 2, areaAsk 1, phoneNumber 1, whyLate 1
have.neg: outOfStock 3
exist: whoCarries 4, areYouThere 3, networks 3, notSold 3, privacy 3, sellWithUs 3, trackOrder 3, whereAreYou 3, goodToday 2, search 2
cart: showCart 12, remove 9, share 8, add 5, checkout 4, setQuantity 3
all: total 7, cancel 6, remove 6, deleteData 5, voiceOrPhoto 4, goodToday 3, greetFormal 3, greetTime 3, search 3, startFresh 3, areaAsk 2, checkout 2
checkout: checkout 13, pay 5, cancel 4, alreadyPaid 2, deliveryTime 2
checkout.done: alreadyPaid 3
checkout.me: alreadyPaid 3
orderVerb: checkout 8, howItWorks 8, buyAgain 5, minimumOrder 5, deliveryTime 4, badFish 3, cancel 3, gift 3, add 2
orderVerb.neg: badFish 4
orderVerb.done: badFish 4, cancelOrder 4, trackOrder 3
orderVerb.me: badFish 4, bulk 4, cancelOrder 3, deliveryTime 3, gift 2, trackOrder 2
purchase: cancel 7, checkout 3
pay: pay 12, cancelPayment 9, payOnDelivery 9, alreadyPaid 8, lipaNamba 8, networks 6, noPrompt 6, credit 5, chargedTwice 4, isItSafe 4, refund 4, total 4, wrongNumber 4, inspectFirst 3, paidNoOrder 3, receipt 3, checkout 2, freeDelivery 2, unknown 1
pay.neg: inspectFirst 4, noPrompt 4, cancelPayment 3, lipaNamba 2
pay.done: alreadyPaid 5, chargedTwice 4, paidNoOrder 4, refund 4, badFish 3, changeOrder 2
pay.me: paidNoOrder 5, badFish 4, networks 4, deliveryFee 3, payOnDelivery 3, alreadyPaid 2, changeOrder 2, chargedTwice 2, credit 2, total 2
track: trackOrder 10
order: cancelOrder 9, changeOrder 9, checkout 8, trackOrder 8, buyAgain 7, paidNoOrder 7, howItWorks 5, minimumOrder 5, whyLate 5, pay 4, whoCarries 4, badFish 3, bulk 2, chargedTwice 2, pickUp 2, refund 2, search 2, total 2
order.neg: cancelOrder 5, paidNoOrder 4
parcel: trackOrder 8, cancelOrder 5, badFish 4, payOnDelivery 4, whoCarries 4, whyLate 4, bulk 3, changeAddress 3, deliveryFee 3, deliveryTime 3, inspectFirst 3, pickUp 2, sellWithUs 2
again: buyAgain 7, chargedTwice 7, returnAfterHours 5, startFresh 5, outOfStock 3, undo 3, unknown 3, cancel 2, cancelOrder 2, changeAddress 2, changedMind 2, noCode 2, remove 1
usual: buyAgain 11, cancelOrder 6, deliveryTime 3, changeOrder 2, praise 2
repeat: buyAgain 7, deliveryTime 4, chargedTwice 3
wishlist: wishlist 12, areaAsk 2
save: wishlist 9, storage 8, privacy 3
share: share 14, privacy 5
sendVerb: lipaNamba 6, priceAsk 5, share 5, voiceOrPhoto 5, areaNoCarrier 4, changeAddress 3, checkout 3, gift 3, noCode 3, pay 3, receipt 3, unknown 3, add 2, alreadyPaid 2, areaAsk 2, howItWorks 2, phoneNumber 2, pickUp 2, cancelOrder 1, isItSafe 1, refund 1
sendVerb.neg: cancelOrder 5, cancelPayment 5
sendVerb.done: alreadyPaid 5, trackOrder 5, paidNoOrder 4, voiceOrPhoto 4, changeOrder 2
sendVerb.you: areaAsk 6, areaNoCarrier 3, noPrompt 3, privacy 3
sendVerb.me: alreadyPaid 5, paidNoOrder 5, wrongNumber 3, changeOrder 2
sendVerb.they: trackOrder 5
friend: share 6, gift 5, privacy 2
help: help 13, person 5, wrongNumber 4, cheapest 3, remove 3, thanks 3, anger 2, greetCasual 2, account 1
help.done: wrongNumber 4, whyLate 3
help.you: cleaning 5
help.me: search 4, help 3
help.they: whyLate 3, wrongNumber 3
languageWord: language 10
toEnglish: language 13
speak: language 4, person 4, greetCasual 3, waitABit 3
speak.me: isItABot 4
undo: undo 13, deleteData 5
back: back 12, undo 8, refund 7, returnAfterHours 7, outOfStock 4, person 4, buyAgain 3, goodbye 3, areaUnknown 2
cancel: cancel 12, cancelOrder 9, cancelPayment 9, changedMind 6, cleaning 5, anger 3, changeAddress 3, refund 3, storage 3, areYouThere 2, changeOrder 2, remove 2, returnAfterHours 2
cancel.done: refund 2
cancel.me: storage 3
stopWord: cancel 8, cancelPayment 7, cancelOrder 5
freshStart: startFresh 10
yes: yes 10, checkout 4, praise 4, changedMind 3, goodbye 3, minimumOrder 3, anger 2, cancel 2, cancelPayment 2, deliveryTime 2, no 2, payOnDelivery 2, alreadyPaid 1, bargain 1
no: no 9, cancel 6, cancelPayment 3, changeAddress 3, freshness 3, localMeasure 3, noPrompt 3, remove 3, changedMind 2, lipaNamba 2, paidNoOrder 2, phoneNumber 2, setQuantity 2, whoCarries 2, praise 1, wrongNumber 1
no.neg: whoCarries 3
shikamoo: greetElder 13
faith: greetFaith 14, goodbye 4, privacy 3, thanks 3, greetFormal 2
casual: greetCasual 11, cancel 3, share 3, anger 2, areYouThere 2, areaNoCarrier 2, isItSafe 2, praise 2, priceAsk 2, privacy 2, wishlist 2, yourName 2, account 1, weight 1
habari: greetFormal 12, greetTime 6, isItSafe 3, privacy 3, checkout 2, search 2, sellWithUs 2
dayTime: greetTime 7, goodbye 4, pickTime 4, badFish 3, openingHours 3, storage 3, whyLate 3, alreadyPaid 2, deliveryTime 2, pickUp 2
goodTime: greetTime 10, goodToday 2, pickTime 2, trackOrder 2
presence: areYouThere 10, openingHours 5, isItSafe 3, praise 3, whereAreYou 3, greetFormal 2, noPrompt 2
answer: areYouThere 7
answer.you: isItABot 6
thanks: thanks 12, no 3, changedMind 2, cleaning 2
thanks.neg: changedMind 3, no 2
thanks.me: thanks 4
praise: praise 13, cooking 5, bargain 4, goodToday 3, goodbye 3, yes 3, changedMind 2
bye: goodbye 13, payOnDelivery 4, wishlist 4, credit 3, wrongNumber 2
wait: waitABit 13, cooking 4, noCode 4, whyLate 4, alreadyPaid 3, noPrompt 3, pay 3
wait.done: whyLate 5
wait.me: whyLate 6, noPrompt 2
anger: anger 13, badFish 4, complaint 3, isItSafe 3, areYouThere 2
anger.neg: isItSafe 4
anger.done: complaint 4
anger.you: anger 3
cheat: anger 7, isItSafe 7
cheat.done: anger 4
cheat.you: anger 3, isItSafe 3
fear: isItSafe 4
robot: isItABot 12
you: phoneNumber 6, anger 5, praise 5, priceAsk 5, returnAfterHours 5, sellWithUs 5, whereAreYou 5, areaUnknown 4, deleteData 4, greetFormal 4, isItABot 4, openingHours 4, yourName 4, areYouThere 3, areaAsk 3, cleaning 3, areaFound 2, areaNoCarrier 2, badFish 2, bargain 2, bulk 2, complaint 2, freshness 2, isItSafe 2, lipaNamba 2, search 2, thanks 2, weight 2, privacy 1, whereCaught 1
you.neg: phoneNumber 2
called: yourName 7, waitABit 3, whoCarries 3
called.you: yourName 7
called.they: whoCarries 3
name: yourName 10, whoCarries 5, goodToday 3, weight 3
who: yourName 10, whoCarries 8, privacy 5
person: person 10, isItABot 9, gift 5, whoCarries 5, complaint 4, pickUp 3, areYouThere 2, wrongNumber 2
talk: person 8, isItABot 5, language 5, waitABit 5, yourName 4, startFresh 3, deleteData 2, voiceOrPhoto 2
talk.me: isItABot 4, waitABit 3
number: lipaNamba 10, wrongNumber 9, phoneNumber 8, privacy 6, whoCarries 5, unknown 4, deleteData 3, noCode 3, networks 2
phone: phoneNumber 8, wrongNumber 7, noPrompt 6, pay 4, privacy 3, whoCarries 3, alreadyPaid 2, waitABit 2, cancelPayment 1
contact: phoneNumber 10, person 7, whoCarries 6, yourName 6, waitABit 5, cancelOrder 3, privacy 3, praise 2
contact.me: waitABit 5, phoneNumber 4
where: returnAfterHours 8, whereAreYou 7, whereCaught 7, noPrompt 6, lipaNamba 5, trackOrder 5, areaAsk 4, noCode 4, pay 4, receipt 4, whoCarries 4, changeAddress 3, howItWorks 3, storage 3, wishlist 3, areaUnknown 2, complaint 2
office: whereAreYou 8, changeAddress 5, pickUp 5, goodToday 4, isItSafe 4, phoneNumber 4, praise 4, sellWithUs 4, greetFormal 3, openingHours 3, search 3, yourName 3
office.neg: phoneNumber 4
basedIn: whereAreYou 7, search 3, outOfStock 2
basedIn.you: openingHours 5, whereAreYou 4
basedIn.they: search 4, outOfStock 3
comeMyself: pickUp 13, returnAfterHours 5, privacy 3, sellWithUs 3, waitABit 3
comeMyself.neg: wrongNumber 3
open: openingHours 9, showCart 5, account 4, inspectFirst 4, pay 3, search 3
open.neg: noPrompt 3
open.you: openingHours 5
open.me: account 4
close: deleteData 6, openingHours 6, areaFound 4, checkout 2
close.you: openingHours 4
openDay: openingHours 5
hoursWord: openingHours 7, whyLate 7, greetTime 6, trackOrder 3
dayName: pickTime 6, openingHours 5, buyAgain 3, add 2
reach: areaAsk 6, areaNoCarrier 4, areaFound 3, deliveryFee 3, deliveryTime 3, pickUp 3, areaUnknown 2, changedMind 2, noCode 2, noPrompt 2, payOnDelivery 2
reach.neg: whyLate 4, noCode 3, noPrompt 3
reach.done: showCart 3, trackOrder 3
reach.you: areaAsk 4, areaNoCarrier 4, areaUnknown 4, areaFound 3, deliveryTime 3
reach.they: total 3, deliveryTime 1, trackOrder 1
bring: areaAsk 6, areaUnknown 6, changeAddress 6, gift 6, pickTime 6, deliveryFee 5, deliveryTime 5, areaNoCarrier 4, checkout 4, minimumOrder 4, undo 4, areaFound 3, badFish 3, freeDelivery 3, payOnDelivery 3, whoCarries 3, whyLate 3, buyAgain 2, complaint 2, pay 2, setQuantity 1
bring.neg: cancelOrder 6, noPrompt 5, paidNoOrder 5, whyLate 5, remove 3, changeAddress 2, pickTime 1
bring.done: goodToday 5, badFish 4
bring.you: areaAsk 5, areaUnknown 4, freeDelivery 4, paidNoOrder 4, goodToday 3, minimumOrder 3, outOfStock 3, whyLate 3, areaFound 2, badFish 2, freshness 2
bring.me: paidNoOrder 3, complaint 2, payOnDelivery 2
bring.they: whoCarries 4
delivery: freeDelivery 10, deliveryFee 8, areaAsk 6, pickTime 6, areaNoCarrier 5, deliveryTime 5, payOnDelivery 5, trackOrder 5, areaFound 4, cancelOrder 4, whoCarries 4, areaUnknown 3, changeAddress 2, checkout 2, gift 2, pickUp 2, total 2
delivery.neg: paidNoOrder 3
region: areaAsk 8, whereAreYou 5, areaUnknown 4, showCart 4, sellWithUs 3, unknown 3, changeAddress 2, share 2, trackOrder 2
region.you: areaAsk 5, privacy 3
door: areaAsk 3, payOnDelivery 3
here: areaUnknown 9, help 5, areYouThere 4, changeAddress 4, howItWorks 4, sellWithUs 4, cancel 3, isItSafe 3, voiceOrPhoto 3, yourName 3, isItABot 2, search 2, whyLate 2, areaFound 1
here.neg: whyLate 4, wrongNumber 4
until: deliveryFee 5, noCode 4, openingHours 4, setQuantity 4, whyLate 4, areaUnknown 3, changedMind 3, areaAsk 2, areaFound 2
iAm: areaNoCarrier 6, areaFound 4, areaUnknown 4, inspectFirst 4, returnAfterHours 4, wishlist 4
price: priceAsk 10, deliveryFee 9, price 9, bargain 8, bulk 6, cheapest 6, chargedTwice 5, freeDelivery 5, total 5, localMeasure 2
price.neg: cancelPayment 3, freeDelivery 3
price.you: deliveryFee 4
howMuch: deliveryFee 8, priceAsk 8, total 8, price 7, weight 6, localMeasure 4, phoneNumber 4, bargain 3, freeDelivery 3, minimumOrder 3, cooking 2, deliveryTime 2, freshness 1
moneyWord: refund 9, alreadyPaid 7, cancelPayment 6, lipaNamba 6, paidNoOrder 6, isItSafe 5, payOnDelivery 5, chargedTwice 4, networks 4, pay 4, deliveryFee 3, freeDelivery 3, anger 2, bargain 2, price 2, waitABit 2, noPrompt 1
free: freeDelivery 12
offer: bargain 11, freeDelivery 6, bulk 5, pickUp 3, areaAsk 2, person 2
offer.neg: bargain 1
howLong: deliveryTime 7, storage 6, waitABit 5, whyLate 5, payOnDelivery 4, pickTime 4, cancelOrder 3, freshness 3, openingHours 3, bulk 2, cooking 2, greetTime 2, refund 2
when: outOfStock 8, openingHours 7, deliveryTime 6, payOnDelivery 5, freshness 4, refund 4, pickTime 2, storage 2, trackOrder 2
today: goodToday 7, pay 6, credit 5, deliveryTime 5, changedMind 4, freshness 4, openingHours 4, greetTime 3, alreadyPaid 2, cancel 2, cheapest 2, checkout 2, pickTime 2, priceAsk 2, search 2, whyLate 1
today.neg: outOfStock 4, changedMind 3
arrive: badFish 4, deliveryTime 4, whyLate 4, areaFound 2, areaUnknown 2, noCode 2, payOnDelivery 2, trackOrder 2, noPrompt 1, whereAreYou 1
arrive.neg: whyLate 5, noCode 3, noPrompt 2
arrive.done: showCart 3, trackOrder 2
arrive.you: areaUnknown 4, areaAsk 2
arrive.they: total 3, deliveryTime 1, trackOrder 1
late: whyLate 10, noCode 5, storage 5, add 3, anger 2, pickTime 2, remove 2
late.done: whyLate 5
late.you: whyLate 4
why: areYouThere 5, outOfStock 5, whyLate 5, paidNoOrder 4, bargain 3, chargedTwice 3, noCode 3
rider: whoCarries 11, complaint 8, sellWithUs 7, deliveryFee 6, payOnDelivery 5, inspectFirst 4, areaAsk 3, pickTime 3, pickUp 3, whyLate 3
rider.neg: whoCarries 5
come: pickTime 6, pickUp 5, account 4, badFish 4, areaUnknown 3, freshness 3, noCode 3, weight 3, whyLate 3, alreadyPaid 2, areaAsk 2, cancelOrder 2, deliveryTime 2, networks 2, noPrompt 2, paidNoOrder 2, changedMind 1, whoCarries 1
come.neg: noCode 5, noPrompt 5, cancelOrder 4, freshness 4, paidNoOrder 4, whyLate 4, outOfStock 3, changedMind 2, praise 2
come.done: badFish 4, search 4, alreadyPaid 3, chargedTwice 2
come.you: areaUnknown 4, search 3
come.me: areaAsk 5, howItWorks 5, account 4, goodToday 4, networks 4, priceAsk 3, unknown 3, changedMind 2, storage 2
come.they: whoCarries 5, weight 4, alreadyPaid 2, badFish 2, chargedTwice 2
leave: returnAfterHours 5, alreadyPaid 4, cooking 4, trackOrder 4, noPrompt 3, remove 3, areYouThere 2, changedMind 2, whereCaught 2
leave.neg: noPrompt 3
leave.done: trackOrder 4, chargedTwice 3
leave.they: whereCaught 4, chargedTwice 3, trackOrder 3
real: isItSafe 7, freshness 5, isItABot 5, anger 3, no 3, startFresh 3, person 2, thanks 2, unknown 2
slept: freshness 6
slept.neg: freshness 3
slept.done: freshness 3
slept.they: freshness 3
caught: freshness 6, whereCaught 6
caught.done: freshness 4
caught.they: freshness 4, whereCaught 3
fromWhere: whereCaught 8, freshness 3
lake: whereCaught 8
sea: whereCaught 7, search 4, undo 4, greetFormal 3, notSold 2
farmed: whereCaught 8, greetCasual 3, sellWithUs 3
which: cooking 6, goodToday 6, networks 5, phoneNumber 5, weight 5, whereAreYou 5, areaAsk 4, budget 4, cheapest 4, lipaNamba 4, whereCaught 4, whoCarries 4, yourName 3, deliveryFee 2, howItWorks 2, localMeasure 2, priceAsk 2, showCart 2, total 2, price 1, search 1
clean: cleaning 13, weight 5, search 2
clean.done: cleaning 3
clean.you: cleaning 4
clean.they: cleaning 3
cutVerb: cleaning 9, cancelPayment 7, setQuantity 5, unknown 5, greetTime 4, bargain 3, freeDelivery 3, inspectFirst 3, badFish 2, chargedTwice 2, paidNoOrder 2
cutVerb.neg: cancelPayment 6
cutVerb.done: chargedTwice 5
cutVerb.you: chargedTwice 4
deduct: chargedTwice 8, paidNoOrder 5, alreadyPaid 4, deliveryFee 2
deduct.done: alreadyPaid 3, paidNoOrder 3, chargedTwice 2
deduct.me: chargedTwice 2
deduct.they: alreadyPaid 4, chargedTwice 1
without: freeDelivery 5, cleaning 3
weight: weight 9, alreadyPaid 4, bulk 4, minimumOrder 3, add 2, badFish 2, price 1
weight.you: weight 3
cook: cooking 12, cleaning 5, event 3, localMeasure 3, add 2
cook.they: cooking 4
fry: cooking 10, pickTime 4
good: praise 7, cooking 6, goodbye 5, greetTime 5, goodToday 4, unknown 4, yes 4, bargain 3, freshness 2, greetCasual 2, no 2, payOnDelivery 2
keep: storage 11, wishlist 7, privacy 5, cooking 4, undo 4, areaFound 3, freshness 3, openingHours 3, setQuantity 2
keep.neg: areaAsk 4, openingHours 4, freshness 3
keep.done: badFish 3, bargain 3
keep.you: areaAsk 4, openingHours 4, privacy 3, whereCaught 3
keep.me: wishlist 2
keep.they: bargain 3
fridge: storage 11
fridge.neg: storage 5
how: howItWorks 8, cooking 5, greetFormal 5, networks 5, storage 5, account 4, deliveryTime 4, isItSafe 4, phoneNumber 4, price 4, weight 4, cancelPayment 3, complaint 3, deleteData 3, priceAsk 3, sellWithUs 3, share 3, areaNoCarrier 2, deliveryFee 2, localMeasure 2, trackOrder 2, freshness 1, greetCasual 1
rot: badFish 10, inspectFirst 6, anger 5, freshness 4, storage 4, changedMind 2
rot.neg: freshness 6, storage 3
rot.done: badFish 3
rot.they: whyLate 5, badFish 3
expensive: bargain 9, cheapest 7, budget 2
lastPrice: bargain 9
cheap: cheapest 14, minimumOrder 3, bargain 2
lowest: minimumOrder 5, whereCaught 2, bargain 1
many: bulk 6, weight 6, deliveryTime 3, greetFormal 3, thanks 3
wholesale: bulk 10
eatery: bulk 10, add 1
budgetWord: budget 6
what: goodToday 6, budget 5, buyAgain 5, help 5, showCart 5, deliveryFee 4, yourName 4, cheapest 3, cooking 3, howItWorks 3, networks 3, price 3, total 3, undo 3, weight 3, anger 2, cancel 2, openingHours 2, priceAsk 2, privacy 2, whyLate 2, search 1
fishWord: search 7, badFish 5, cheapest 5, cleaning 5, freshness 5, goodToday 5, trackOrder 5, budget 4, inspectFirst 4, praise 4, weight 4, whereCaught 4, wishlist 4, cooking 3, event 3, gift 3, minimumOrder 3, paidNoOrder 3, priceAsk 3, sellWithUs 3, storage 3, whyLate 3, areaAsk 2, credit 2, greetCasual 2, greetTime 2, howItWorks 2, localMeasure 2, notSold 2, payOnDelivery 2, whoCarries 2, changedMind 1, pickUp 1
fishWord.neg: paidNoOrder 4, cancelOrder 3, changedMind 3, whyLate 3
recommend: goodToday 10, storage 3
notSold: notSold 15, payOnDelivery 4
protected: notSold 7
runOut: outOfStock 10, returnAfterHours 5, anger 3, paidNoOrder 3, alreadyPaid 2, cancel 2, changedMind 2, deliveryFee 2
restock: outOfStock 5
minimum: minimumOrder 10, cheapest 8, setQuantity 3
sellVerb: sellWithUs 8, localMeasure 4, notSold 4, price 4, privacy 4, bargain 3, bulk 3, minimumOrder 3, pickUp 3, add 2, changedMind 2, goodToday 2, openingHours 2, priceAsk 2, search 2
sellVerb.you: notSold 5, search 5, minimumOrder 4, goodToday 3, openingHours 3, priceAsk 3, privacy 3, changedMind 2, price 1
sellVerb.me: sellWithUs 4
measure: localMeasure 15, notSold 5, bulk 2, greetElder 2
cash: payOnDelivery 12, networks 2, paidNoOrder 2
receive: gift 5, payOnDelivery 5, deliveryTime 4, inspectFirst 4, badFish 1
receive.done: alreadyPaid 3, badFish 3
receive.you: alreadyPaid 3
receive.me: badFish 3, deliveryTime 3, payOnDelivery 3
later: credit 7, payOnDelivery 6, wishlist 5, deliveryTime 3, pickTime 3, goodbye 2
lend: credit 13, event 5, changedMind 4, pickTime 4, networks 3, cancelPayment 2
lend.neg: cancelPayment 6
lend.you: credit 3
network: networks 10, pay 7, alreadyPaid 5, noPrompt 4, lipaNamba 1
network.neg: noPrompt 5
bank: networks 10, pay 3, anger 2
accept: yes 9, networks 8, payOnDelivery 4, credit 3, minimumOrder 3, no 3, inspectFirst 2
accept.neg: no 4
accept.you: networks 3
accept.me: no 3
lipaNamba: lipaNamba 10, person 5, networks 3
safe: isItSafe 12, freshness 5, privacy 3
safe.me: isItSafe 3
inspect: inspectFirst 8, showCart 6, unknown 4, voiceOrPhoto 4, waitABit 4, trackOrder 3, alreadyPaid 2
inspect.me: inspectFirst 6
first: inspectFirst 9, pickTime 5, unknown 5, waitABit 5, back 4, returnAfterHours 4, buyAgain 3, howItWorks 3, cleaning 2, isItSafe 2, yourName 2
refuse: inspectFirst 9, cancelPayment 4
mistake: wrongNumber 7, changeAddress 6, badFish 5, noPrompt 5, undo 3
mistake.me: undo 5, changeOrder 2
simLine: wrongNumber 5
mine: trackOrder 6, gift 5, privacy 5, refund 5, areaUnknown 4, deleteData 4, alreadyPaid 3, cancelOrder 3, greetElder 3, greetFaith 3, receipt 3, sellWithUs 3, showCart 3, total 3, waitABit 3, whoCarries 3, whyLate 3, wishlist 3, wrongNumber 3, buyAgain 2, cancelPayment 2, changeAddress 2, changeOrder 2, chargedTwice 2, complaint 2, noPrompt 2, paidNoOrder 2, pickUp 2, share 2, unknown 2, checkout 1
mine.neg: wrongNumber 3
spouse: gift 8, waitABit 7, greetElder 5, share 4, wrongNumber 4, greetCasual 3, greetFaith 3, greetTime 3, thanks 3, areaUnknown 2, checkout 2
code: noCode 14, bargain 3, wrongNumber 3
code.neg: noCode 4
get: deliveryTime 5, noCode 4, receipt 4, refund 4, areaUnknown 3, badFish 3, budget 3, buyAgain 3, notSold 3, paidNoOrder 3, remove 3, search 3, add 2, bargain 2, cancel 2, credit 2, payOnDelivery 2, whereCaught 2, wishlist 2, alreadyPaid 1, noPrompt 1, outOfStock 1
get.neg: noCode 4, noPrompt 4, paidNoOrder 4, whyLate 3
get.done: alreadyPaid 4, badFish 4
get.you: outOfStock 4, whereCaught 4
get.me: phoneNumber 4, deliveryTime 3, paidNoOrder 3, receipt 3, whyLate 3
get.they: privacy 6
sms: noCode 9, noPrompt 7, alreadyPaid 6, deleteData 6
sms.neg: noCode 5
prompt: noPrompt 9, cancelPayment 7, pay 6, wrongNumber 3
prompt.neg: noPrompt 4
seeNothing: noPrompt 5
ordered: buyAgain 4, cancelOrder 4, changeOrder 4, badFish 3, trackOrder 2
already: alreadyPaid 9, whyLate 4, changeOrder 3, checkout 3
nothing: freeDelivery 6, noPrompt 6, paidNoOrder 6, outOfStock 4, storage 4, noCode 3, whyLate 2
nothing.neg: paidNoOrder 4
eat: unknown 6, back 5, paidNoOrder 5, whyLate 5, event 3
eat.done: unknown 4, paidNoOrder 3
eat.you: paidNoOrder 5
eat.me: unknown 4
twice: chargedTwice 12, unknown 3
returnVerb: refund 11, undo 8, back 6, changeAddress 4, badFish 3, cancelPayment 3, inspectFirst 3
returnVerb.you: refund 5
returnVerb.me: inspectFirst 3
wrongItem: badFish 9, wrongNumber 4
address: changeAddress 10, whereAreYou 8, areaUnknown 6, checkout 4, howItWorks 4, areaAsk 3, help 3, noPrompt 3, areaFound 2
moved: changeAddress 5, search 5, changedMind 2
moved.done: changeAddress 4
moved.me: changeAddress 4
elsewhere: changeAddress 8, openingHours 2
forget: changeOrder 8, changedMind 7, account 6
wanted: changeOrder 6
wanted.neg: search 5
mind: cancelOrder 8, cancelPayment 6, remove 6, cancel 5, changedMind 3
changedMind: changedMind 11
changedMind.done: cancelPayment 4
changedMind.me: cancelPayment 4
total: total 11, bulk 4, deleteData 4, cancel 3, startFresh 3, alreadyPaid 2, pay 2, remove 2, search 2, thanks 2
receipt: receipt 17, payOnDelivery 2, voiceOrPhoto 2
gift: gift 11, greetFaith 2, wrongNumber 2
event: event 14, add 3, credit 1
people: event 8, privacy 4, anger 3, areaAsk 2, greetCasual 2, whereAreYou 2
account: account 13, deleteData 7, help 4, noCode 4, sellWithUs 3, isItSafe 2, lipaNamba 2, paidNoOrder 2
account.neg: paidNoOrder 3
account.done: isItSafe 3
use: howItWorks 4, networks 4, gift 3, language 3, noCode 3, phoneNumber 3, privacy 2, share 2
use.you: privacy 3
use.me: wrongNumber 3
know: isItSafe 5, priceAsk 4, trackOrder 4, yourName 4, deleteData 3, freshness 3, goodToday 3, help 3, praise 3, howItWorks 2, price 2
know.neg: help 4, howItWorks 3, language 3
know.you: praise 4
know.me: help 4, howItWorks 3, language 3
howWorks: howItWorks 9, whereAreYou 4, help 3, inspectFirst 3, sellWithUs 2
info: privacy 9, deleteData 8, startFresh 5, account 4, howItWorks 4, voiceOrPhoto 3, alreadyPaid 2
see: privacy 5, goodbye 4, inspectFirst 3, payOnDelivery 2, priceAsk 2, showCart 2, wishlist 2, noPrompt 1, search 1
see.neg: noPrompt 1
see.me: inspectFirst 3, payOnDelivery 2, whyLate 2
complaint: complaint 12, anger 4, praise 2
complaint.neg: inspectFirst 5, complaint 3
rude: complaint 11
seller: sellWithUs 9, complaint 7, privacy 3, checkout 2, whereCaught 2
boat: sellWithUs 7, unknown 2
job: sellWithUs 9
voice: voiceOrPhoto 12
photo: voiceOrPhoto 14
backAgain: returnAfterHours 12, checkout 3
express: deliveryTime 9, add 5, pay 4, deliveryFee 3, undo 3
standard: deliveryTime 4
anyone: areYouThere 8, deliveryFee 2, whoCarries 2
notYet: whyLate 5, areYouThere 4, inspectFirst 4, noCode 4, waitABit 4, cancelPayment 3, no 3, noPrompt 3, cancelOrder 2, changedMind 2, complaint 2, remove 2, setQuantity 2, weight 2
notYet.neg: no 3, whyLate 3
question: areYouThere 4, networks 4, privacy 4, areaAsk 3, deliveryTime 3, goodToday 3, isItSafe 3, openingHours 3, outOfStock 3, showCart 3, storage 3, total 3, trackOrder 3, whoCarries 3, account 2, areaFound 2, bargain 2, bulk 2, cooking 2, deliveryFee 2, greetFormal 2, howItWorks 2, inspectFirst 2, lipaNamba 2, localMeasure 2, minimumOrder 2, notSold 2, price 2, priceAsk 2, refund 2, search 2, whereAreYou 2, whereCaught 2, whyLate 2, yourName 2, credit 1, freshness 1, payOnDelivery 1, pickUp 1
question.neg: account 4, chargedTwice 3
question.you: cleaning 3, freeDelivery 3, add 2, areaUnknown 2, bulk 2
question.me: sellWithUs 3, cancelOrder 2, credit 2, inspectFirst 2, notSold 2, pickTime 2, wrongNumber 2, networks 1, payOnDelivery 1, search 1
may: help 5, areaNoCarrier 4, changeOrder 4, language 4, pickTime 4, pickUp 4, add 3, bulk 3, credit 3, minimumOrder 3, payOnDelivery 3, storage 3, voiceOrPhoto 3, wrongNumber 3, areaFound 2, areaUnknown 2, bargain 2, cleaning 2, gift 2, inspectFirst 2, networks 2, notSold 2, person 2, priceAsk 2, sellWithUs 2, deliveryTime 1
may.neg: account 4, chargedTwice 3, isItSafe 3
may.you: cleaning 3, bulk 2, freeDelivery 2, minimumOrder 2, areaUnknown 1
may.me: inspectFirst 4, minimumOrder 3, sellWithUs 3, storage 3, cancelOrder 2, notSold 2, pickTime 2, wrongNumber 2, credit 1, networks 1, payOnDelivery 1, search 1
if: inspectFirst 7, buyAgain 6, isItSafe 5, deliveryTime 4, undo 3, account 2, add 2, search 2
not: setQuantity 5, freeDelivery 4, isItSafe 4, phoneNumber 4, wrongNumber 4, no 3, noCode 3, noPrompt 3, outOfStock 3, paidNoOrder 3, cancelOrder 2, changeAddress 2, changedMind 2, complaint 2, freshness 2, lipaNamba 2, search 2, unknown 2, cancelPayment 1, payOnDelivery 1
unit: cleaning 6, weight 5, trackOrder 3, add 2
time: pickTime 6, anger 5, changedMind 5, deliveryTime 5, isItABot 5, openingHours 5, goodbye 4, whyLate 4, greetTime 3, outOfStock 3, waitABit 3, alreadyPaid 2, checkout 2, cooking 2, freshness 2, goodToday 2
tomorrow: pickTime 7, openingHours 5, event 4, goodbye 4, greetTime 4, deliveryTime 3, storage 3, trackOrder 3, whyLate 3, add 2, credit 2, goodToday 2, payOnDelivery 2
yesterday: buyAgain 6, freshness 6, unknown 5, alreadyPaid 3, complaint 3, cancelOrder 2
demonstr: wishlist 5, cancel 4, share 4, undo 4, buyAgain 3, cancelPayment 3, cleaning 3, freshness 3, remove 3, unknown 3, weight 3, whereCaught 3, wrongNumber 3, anger 2, badFish 2, bargain 2, cancelOrder 2, changedMind 2, checkout 2, deliveryTime 2, gift 2, howItWorks 2, isItABot 2, outOfStock 2, pickTime 2, yes 2, yourName 2, inspectFirst 1, isItSafe 1, pickUp 1
demonstr.neg: search 7, freshness 2, wrongNumber 2
service: praise 9, complaint 6, person 5, areaAsk 4, anger 2
agent: person 9, complaint 4, freshness 2
bad: badFish 7, anger 6, complaint 5, inspectFirst 5, noPrompt 4
paid: alreadyPaid 6, paidNoOrder 6, chargedTwice 4, refund 4, receipt 3
toSwahili: language 12
mobile: networks 6, pay 6, phoneNumber 4, wrongNumber 4
pin: noPrompt 10, alreadyPaid 5, cancelPayment 3, whereAreYou 2
confirmed: alreadyPaid 4, checkout 3, noCode 3, noPrompt 2
confirmed.done: alreadyPaid 2
confirmed.me: alreadyPaid 2
refundWord: refund 6
giveBack: badFish 5, refund 4
email: account 7
email.neg: account 4
privacy: privacy 6, alreadyPaid 4, noPrompt 4, deleteData 3
kilo: minimumOrder 5, price 5, priceAsk 5, weight 5, bulk 4, changeOrder 4, add 3, badFish 3, freeDelivery 2, unknown 2
like: complaint 4, praise 4, priceAsk 4, search 4, inspectFirst 3, localMeasure 3, refund 3, sellWithUs 3, add 2
like.neg: complaint 5, inspectFirst 4
choose: pickTime 6, returnAfterHours 6, showCart 6, voiceOrPhoto 5, checkout 4, goodToday 4, pickUp 4, search 3
choose.done: showCart 4
choose.me: showCart 4
begin: startFresh 12, howItWorks 6, openingHours 4
begin.done: cancelPayment 3
begin.you: openingHours 5
begin.me: cancelPayment 3
love: praise 8, add 3, pickTime 3, complaint 2
love.neg: complaint 4, inspectFirst 4, remove 4
love.me: complaint 3, pickTime 3
different: startFresh 6, unknown 6, changeAddress 5, wrongNumber 5, account 3, howItWorks 3, goodToday 2, outOfStock 2
be: setQuantity 5, goodbye 4, isItSafe 4, checkout 3, sellWithUs 3
enough: minimumOrder 3
priceList: priceAsk 8, noPrompt 5
bulkOrder: bulk 8, unknown 4
notNow: changedMind 3
explain: howItWorks 8, priceAsk 4, cooking 3
instead: setQuantity 8, changeAddress 6, bargain 4, pickUp 4
smallest: minimumOrder 6
process: howItWorks 5, cancel 4
swali: back 9
stopTalk: changedMind 7, bargain 4, unknown 2
ask: waitABit 3, search 2
ask.me: search 5, waitABit 3
inform: priceAsk 4, deliveryFee 3, outOfStock 3, price 3, total 3, trackOrder 3, yourName 2
fail: account 6, areYouThere 3, goodToday 2
write: language 4, wrongNumber 4, account 3, credit 3
write.me: wrongNumber 4
remain: setQuantity 9, search 3
remain.done: search 3
remain.they: search 3
enter: search 4, alreadyPaid 3, changeAddress 3, noPrompt 3, wrongNumber 3
sellWith: sellWithUs 8, unknown 4, account 3, anger 3, deliveryFee 2
fish: add 10, search 10, price 9, outOfStock 8, remove 8, badFish 7, cooking 6, setQuantity 6, changeOrder 5, freshness 5, whereCaught 5, localMeasure 4, storage 4, weight 4, wishlist 4, undo 3, bulk 2, cleaning 2, inspectFirst 2, praise 2, share 2
fishes: add 6, badFish 4, changeOrder 2, search 2
someDenied: add 5, changeOrder 3
allDenied: remove 8, undo 5, changeOrder 3, cleaning 2, outOfStock 2
unknown: unknown 3, alreadyPaid 2, areYouThere 2, badFish 2, changedMind 2, complaint 2, event 2, goodbye 2, inspectFirst 2, isItSafe 2, noPrompt 2, praise 2, undo 2, voiceOrPhoto 2, waitABit 2, weight 2, account 1, budget 1, cooking 1, deleteData 1, openingHours 1, payOnDelivery 1, pickTime 1, pickUp 1, thanks 1, whyLate 1, yourName 1
unknowns: areaUnknown 3, freshness 3, greetElder 3, isItSafe 3, openingHours 3, voiceOrPhoto 3, alreadyPaid 2, areaFound 2, back 2, cancel 2, complaint 2, greetCasual 2, greetFormal 2, lipaNamba 2, paidNoOrder 2, praise 2, storage 2, yourName 1
mostUnknown: notSold 5, yourName 4, cancelPayment 3, waitABit 3, account 2, anger 2, badFish 2, greetCasual 2, greetFormal 2, praise 2, privacy 2, unknown 2, back 1, no 1, yes 1
alone: greetTime 3, search 3, areYouThere 2, bulk 2, cancelOrder 2, freshness 2, greetElder 2, isItSafe 2, person 2, praise 2, trackOrder 2, unknown 2, yes 2, back 1, credit 1, goodbye 1, greetFormal 1, howItWorks 1, no 1, thanks 1
short: unknown 4, greetCasual 3, no 3, yes 3, areYouThere 2, bargain 2, cancel 2, changedMind 2, checkout 2, goodbye 2, help 2, priceAsk 2, search 2, thanks 2, yourName 2, alreadyPaid 1, anger 1, back 1, complaint 1, greetElder 1, greetFormal 1, language 1, phoneNumber 1, remove 1, returnAfterHours 1, startFresh 1
long: credit 3, changeAddress 2, changeOrder 2, changedMind 2, chargedTwice 2, freeDelivery 2, noCode 2, paidNoOrder 2, payOnDelivery 2, person 2, setQuantity 2, share 2, areaUnknown 1, bargain 1, bulk 1, cancel 1, cheapest 1, complaint 1, localMeasure 1, minimumOrder 1, networks 1, pickUp 1, privacy 1, total 1, whereCaught 1, whyLate 1
count: add 10, setQuantity 10, bulk 5, chargedTwice 5, minimumOrder 5, pickTime 5, unknown 5, back 4, event 4, localMeasure 4, startFresh 4, weight 4, changeOrder 3, credit 3, praise 3, waitABit 3, account 2, badFish 2, freeDelivery 2, price 1
fraction: minimumOrder 6, credit 5, add 3, badFish 3, setQuantity 2
money: budget 15, bargain 6, cooking 2, event 2, price 2
bigKilo: bulk 4
hugeKilo: bulk 10
clock: pickTime 7
orderNumber: trackOrder 6
is: isItABot 5, badFish 4, freshness 4, account 3, anger 3, gift 3, minimumOrder 3, priceAsk 3, unknown 3, weight 3, whereAreYou 3, yourName 3, areYouThere 2, bulk 2, cheapest 2, complaint 2, deliveryFee 2, greetFormal 2, isItSafe 2, lipaNamba 2, networks 2, praise 2, whereCaught 2, whyLate 2, yes 2, bargain 1, phoneNumber 1, price 1, search 1, trackOrder 1, whoCarries 1
of: greetTime 4, notSold 4, voiceOrPhoto 4, bulk 3, buyAgain 3, changeAddress 3, greetFormal 3, receipt 3, unknown 3, whereCaught 3, areaAsk 2, cooking 2, deliveryFee 2, event 2, freeDelivery 2, freshness 2, howItWorks 2, lipaNamba 2, localMeasure 2, noPrompt 2, phoneNumber 2, price 2, privacy 2, sellWithUs 2, whoCarries 2, wrongNumber 2, bargain 1, cancel 1, pickTime 1, priceAsk 1, search 1, weight 1
or: whereCaught 5, freshness 4, isItABot 4, areYouThere 3, weight 3, whereAreYou 3, deliveryFee 2, isItSafe 2
i: account 3, areaFound 3, inspectFirst 3, refund 3, sellWithUs 3, yourName 3, alreadyPaid 2, badFish 2, buyAgain 2, cancelOrder 2, credit 2, deleteData 2, gift 2, help 2, howItWorks 2, lipaNamba 2, minimumOrder 2, pickTime 2, pickUp 2, praise 2, receipt 2, showCart 2, storage 2, undo 2, unknown 2, voiceOrPhoto 2, wrongNumber 2, complaint 1, deliveryTime 1, payOnDelivery 1, search 1
from: whereCaught 6, howItWorks 5, alreadyPaid 4, startFresh 4, pickUp 3, remove 3, returnAfterHours 3, cancelPayment 2, changeOrder 2, praise 2, whereAreYou 2
for: bulk 4, cooking 4, event 4, gift 4, thanks 4, changedMind 3, chargedTwice 3, localMeasure 3, add 2, cleaning 2, deliveryFee 2, lipaNamba 2, noCode 2, price 2, sellWithUs 2, total 2, whyLate 2, wishlist 2, wrongNumber 2, bargain 1, goodToday 1, pay 1, payOnDelivery 1
wantNeg: changedMind 5, cancelOrder 4, cancelPayment 4, pickUp 3, remove 3, no 2, cancel 1
kind: search 6, freshness 5, storage 5, add 4, greetFormal 3, areaFound 2, areaUnknown 2, bulk 2, cooking 2, goodToday 2
cut: cleaning 5, search 4, add 2
size: add 3, areaUnknown 3, bulk 3, price 3, search 3, weight 3, cheapest 2
place: areaFound 14, whereAreYou 5, bargain 3, changeAddress 3, deliveryFee 3, pickUp 3
town: areaNoCarrier 15, whereCaught 5, search 3, whereAreYou 2
=accepted: yes 6
=agizo: cancelOrder 7
=aina: goodToday 6, add 4, search 4
=ana: weight 6, badFish 4, complaint 4
=animal: unknown 6
=anything: changedMind 4, search 3, goodToday 2
=app: anger 7, praise 6, account 3
=asdf: unknown 5
=bar: bulk 7
=been: whyLate 5, greetFormal 4, alreadyPaid 3, changeOrder 3, trackOrder 3, freshness 2, whoCarries 2
=bidhaa: share 4, sellWithUs 3
=bit: bargain 5
=blah: unknown 5
=boss: greetTime 4, gift 3, greetCasual 3, person 3
=brought: badFish 4, buyAgain 4
=but: paidNoOrder 5, chargedTwice 3
=buying: changedMind 6, gift 3, howItWorks 3
=carry: returnAfterHours 6, search 3, whoCarries 3
=chetu: areaUnknown 5
=closed: openingHours 7
=collection: pickUp 6
=company: event 3, sellWithUs 3
=completed: alreadyPaid 5
=continue: returnAfterHours 7, cancel 3
=conversation: deleteData 5, startFresh 5, privacy 3
=could: add 5, cleaning 4, pickUp 4, credit 3, help 3, bargain 2, priceAsk 2, waitABit 2
=curry: cooking 5
=debone: cleaning 6
=deducted: chargedTwice 5, paidNoOrder 4
=delivering: whoCarries 6
=dhamana: isItSafe 7
=duplicate: chargedTwice 6
=else: gift 6, changeAddress 5, wrongNumber 3
=favourite: unknown 7
=filleted: cleaning 5
=frying: cooking 6
=going: cancelPayment 4, outOfStock 4, storage 4
=haha: unknown 6
=hand: help 4
=happening: trackOrder 5
=harufu: badFish 6, freshness 3
=hatua: back 6, trackOrder 5, howItWorks 4, cancel 3
=heart: wishlist 7
=helo: greetCasual 6
=hewani: areYouThere 5
=hiki: cancel 4, wishlist 4
=hukaa: storage 5
=huu: anger 6, greetTime 5, cancel 3, greetFormal 3, howItWorks 2
=huwa: openingHours 3, search 3
=iende: changeAddress 6
=ila: paidNoOrder 4, changeOrder 3
=ileile: buyAgain 4, chargedTwice 3
=iliyopita: buyAgain 7, back 4, alreadyPaid 3
=instalments: credit 8
=item: badFish 5, changeOrder 2
=items: showCart 7, undo 6
=kampuni: anger 3, whoCarries 3, yourName 3
=keshokutwa: pickTime 5
=kuchukua: pickUp 8, minimumOrder 4, credit 3
=kuendelea: cancel 6
=kuhusu: search 5, remove 3
=kupita: pickUp 6, anger 4, networks 3
=kwaherini: goodbye 6
=lazima: account 5, minimumOrder 2
=lenu: isItSafe 3, sellWithUs 3, whereAreYou 3
=lile: unknown 9
=limau: notSold 6
=line: wrongNumber 8
=makato: chargedTwice 5, whereAreYou 5
=mchuzi: cooking 6
=mletaji: whoCarries 9
=mlionao: goodToday 4, search 3
=mlivyonihudumia: complaint 4
=mnao: search 8
=mnauzaje: price 6, priceAsk 4
=mnaye: search 5
=mnayo: areaAsk 4, goodToday 4, search 4
=mnazo: goodToday 3, notSold 3, search 2
=mno: anger 4, praise 4, thanks 4
=mteja: bargain 4, minimumOrder 3, privacy 2
=muamala: alreadyPaid 6, cancelPayment 3
=must: freeDelivery 4, account 3
=myself: pickUp 5, voiceOrPhoto 2
=nachukua: add 5, pickUp 4, buyAgain 3, goodToday 3
=nao: changedMind 6
=niende: goodbye 6, checkout 4
=niliowahifadhi: wishlist 6
=nimeamua: changedMind 5, add 3
=nipendekezee: goodToday 5
=nipeni: waitABit 5, lipaNamba 4, phoneNumber 3
=nisamehe: freeDelivery 5
=nitahakikishaje: isItSafe 7
=niunganishe: person 5
=ofisini: changeAddress 4, whereAreYou 4
=old: freshness 5, wrongNumber 5
=once: payOnDelivery 4, outOfStock 3
=option: unknown 7, networks 3
=our: privacy 6, areaUnknown 4
=own: sellWithUs 4, bulk 3
=pass: pickUp 5, changedMind 3, share 2
=paying: alreadyPaid 5, credit 3, payOnDelivery 3
=pili: unknown 8, chargedTwice 5, whyLate 2
=pongezi: praise 6
=possible: changeOrder 4, credit 4, payOnDelivery 4, deliveryTime 3, networks 3, pickTime 2
=purchase: cancel 4, checkout 3
=reply: areYouThere 5
=resume: returnAfterHours 8
=run: bulk 5, outOfStock 4, isItSafe 3
=sack: localMeasure 5
=saiv: checkout 3, deliveryTime 3, waitABit 3
=schedule: pickTime 6
=screenshot: voiceOrPhoto 8
=seems: yes 7
=sent: alreadyPaid 5, badFish 4, voiceOrPhoto 4
=serve: areaAsk 5
=shikamo: greetElder 8
=shillings: budget 3, deliveryFee 3, refund 3, price 2
=shipped: trackOrder 4
=shule: areaUnknown 5, bulk 5
=single: minimumOrder 6, chargedTwice 3, weight 3
=siyo: changeAddress 5, no 5, wrongNumber 4
=somebody: areYouThere 5, person 5, wrongNumber 3
=something: goodToday 5, areaAsk 3, changeOrder 3, cheapest 3
=sounds: yes 6
=source: whereCaught 8
=step: back 6
=stuff: buyAgain 4
=supply: bulk 4, sellWithUs 4
=taken: alreadyPaid 4, chargedTwice 4
=they: deliveryTime 4, freshness 4, weight 3, whereCaught 3, yourName 3
=third: unknown 6
=through: alreadyPaid 3, person 3, howItWorks 2
=tnx: thanks 7
=transaction: cancelPayment 7
=ubarikiwe: thanks 7
=ujinga: anger 5
=ukishafika: payOnDelivery 5
=uko: areYouThere 4, praise 4, greetFormal 3, isItABot 3, trackOrder 3, greetCasual 2
=ukoje: weight 4, howItWorks 3, openingHours 3, freshness 2, isItSafe 2
=unavailable: outOfStock 7
=use: howItWorks 5, networks 4, pay 4, changeAddress 3, language 3, wrongNumber 3, help 2
=vitu: undo 5, showCart 4, buyAgain 3, changeOrder 2
=wakuu: greetCasual 4, praise 4
=wamekwisha: outOfStock 5
=wapya: freshness 6
=watakaa: storage 4
=watsap: phoneNumber 7
=wazazi: gift 5
=wengine: privacy 4
=were: praise 4, returnAfterHours 4, whereCaught 4, freshness 3
=wikiendi: openingHours 5, add 3, pickTime 3
=wilaya: areaAsk 4
=withdraw: cancelOrder 7, cancelPayment 4
=wont: changedMind 4, isItSafe 3
=would: deliveryTime 3, search 3, phoneNumber 2
=yule: unknown 7
=zikoje: priceAsk 5, deliveryFee 3
`
