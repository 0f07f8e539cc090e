import type { LinesByMove } from './LinesByMove.ts'

export const again: LinesByMove = {
  'again.usual': [
    ['welcome', 'kama kawaida'],
    ['cart', 'the usual please'],
  ],
  'again.order': [
    ['welcome', 'niletee tena oda ya tarehe 5 Novemba'],
    ['told', 'niletee tena hiyo'],
    ['welcome', 'give me what I had on 28 october'],
    ['welcome', 'ile ya mara ya mwisho lakini bila pweza'],
    ['welcome', 'rudia oda yangu ya mwisho'],
    ['welcome', 'same as last time but no octopus'],
    ['welcome', 'kama oda iliyopita ila pweza msiweke'],
    ['welcome', 'reorder SMK-104687'],
    ['cart', 'nataka kununua tena hiyo but 2 tu, peleka kwa address ya kazini'],
    ['cart', 'buy it again without the octopus'],
    ['putIn', 'hapana siyo hiyo, nilisema ile iliyofika tarehe 9 Nov'],
    ['putIn', 'no, I meant the delivered one'],
    ['putIn', 'sorry, I meant buy again the cancelled one'],
  ],
}
