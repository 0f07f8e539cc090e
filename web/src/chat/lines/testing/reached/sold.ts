import type { LinesByMove } from './LinesByMove.ts'

export const sold: LinesByMove = {
  'talk.complaint': [
    ['welcome', 'I want to complain'],
    ['welcome', 'nina malalamiko'],
  ],
  'complaint.goods': [
    ['welcome', 'samaki wameoza'],
    ['welcome', 'samaki niliopokea wameoza, nifanyeje'],
    ['welcome', "I'd like to return two of the sato, they are too small"],
    ['welcome', 'a fish is missing from my order'],
    ['told', 'Kati ya samaki wale mmoja hayupo'],
    ['welcome', 'nimepokea kilo tatu tu wakati niliagiza tano'],
    ['told', 'The fish in SMK-104600 was not cleaned as I had asked'],
    ['welcome', 'niliomba pweza mkaniletea ngisi'],
  ],
  'complaint.detail': [
    ['complaining', 'walikuwa sato wawili na changu mmoja'],
    ['complaining', 'nobody answered the phone'],
    ['complaining', 'nirudishieni pesa zangu'],
  ],
  'order.keeps': [
    ['told', "no, don't cancel, leave it"],
    ['told', 'Hapana basi, iache tu, sitaghairi'],
    ['told', 'iache tu'],
    ['welcome', "I don't want to cancel it"],
  ],
  'order.cancelFee': [
    ['told', 'is there a cancellation fee'],
    ['told', 'Je, kuna gharama ya kughairi?'],
  ],
  'order.named': [
    ['listed', 'the second one'],
    ['told', 'which order are you talking about?'],
    ['told', 'unazungumzia oda gani?'],
    ['welcome', 'oda SMK-100003'],
    ['welcome', 'oda ya tarehe 5 Novemba'],
  ],
}
