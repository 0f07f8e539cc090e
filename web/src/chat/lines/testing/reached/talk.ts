import type { LinesByMove } from './LinesByMove.ts'

export const talk: LinesByMove = {
  'talk.greetCasual': [
    ['welcome', 'mambo vipi'],
    ['delivery', 'hey'],
  ],
  'talk.greetElder': [
    ['welcome', 'shikamoo mama'],
    ['cart', 'shkamoo'],
  ],
  'talk.greetFormal': [
    ['welcome', 'habari za leo'],
    ['welcome', 'how are you'],
  ],
  'talk.greetTime': [
    ['welcome', 'good morning'],
    ['review', 'habari za asubuhi'],
  ],
  'talk.greetFaith': [
    ['welcome', 'assalamu alaikum'],
    ['welcome', 'shalom'],
  ],
  'talk.areYouThere': [
    ['welcome', 'anybody there'],
    ['delivery', 'mbona kimya'],
  ],
  'talk.thanks': [
    ['welcome', 'thank you so much'],
    ['method', 'ahsante sana'],
  ],
  'talk.praise': [
    ['welcome', 'good job'],
    ['welcome', 'mko vizuri'],
  ],
  'talk.goodbye': [
    ['cart', 'bye'],
    ['welcome', 'kwaheri'],
  ],
  'talk.waitABit': [
    ['delivery', 'hold on'],
    ['welcome', 'ngoja kidogo'],
  ],
  'talk.anger': [
    ['welcome', 'this is a scam'],
    ['welcome', 'nyie ni wezi'],
  ],
  'talk.isItABot': [
    ['welcome', 'are you a bot'],
    ['delivery', 'wewe ni robot'],
  ],
  'talk.yourName': [
    ['welcome', 'who are you'],
    ['welcome', 'unaitwa nani'],
  ],
  'talk.person': [
    ['welcome', 'can I talk to someone'],
    ['review', 'nataka kuongea na mtu'],
  ],
  'talk.phoneNumber': [
    ['welcome', 'your number please'],
    ['welcome', 'naomba namba yenu'],
  ],
  'talk.whereAreYou': [
    ['welcome', 'where are you based'],
    ['welcome', 'duka liko wapi'],
    ['welcome', 'wapi mlipo'],
    ['cart', 'where are you?'],
  ],
  'talk.openingHours': [
    ['welcome', 'opening hours'],
    ['delivery', 'mnafungua saa ngapi'],
  ],
  'talk.account': [
    ['welcome', 'do I need an account'],
    ['welcome', 'lazima nijisajili'],
  ],
  'talk.noCode': [
    ['welcome', 'didnt get the code'],
    ['welcome', 'sijapata code'],
  ],
  'talk.howItWorks': [
    ['welcome', 'how does this work'],
    ['welcome', 'inafanyaje kazi'],
  ],
  'talk.privacy': [
    ['welcome', 'who sees my number'],
    ['address', 'nani anaona namba yangu'],
  ],
  'talk.deleteData': [
    ['welcome', 'delete my account'],
    ['welcome', 'futa akaunti'],
  ],
  'talk.sellWithUs': [
    ['welcome', 'become a seller'],
    ['welcome', 'nataka kuuza samaki'],
  ],
  'talk.voiceOrPhoto': [
    ['welcome', 'see the photo'],
    ['welcome', 'nimetuma voice'],
  ],
  'talk.returnAfterHours': [
    ['cart', 'I am back'],
    ['welcome', 'nimerudi'],
  ],
  'talk.emojiOnly': [
    ['welcome', '😂'],
    ['delivery', '🙏'],
  ],
}
