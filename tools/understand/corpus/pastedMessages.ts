/** The mobile-money network that sent the confirmation. */
type Network = 'mpesa' | 'mixx' | 'airtel' | 'halopesa'

/** Confirmations as the networks send them: TZS 18,500 paid to Samaki Ltd, balance TZS 45,000 (CHAT-143). */
export const pastedMessages: ReadonlyArray<readonly [Network, string]> = [
  [
    'mpesa',
    'SHK8XX912 Imethibitishwa. Umelipa TSh18,500.00 kwa SAMAKI LTD tarehe 21/11/26 saa 10:22 AM. Salio lako jipya la M-PESA ni TSh 45,000.00',
  ],
  ['mpesa', 'SHK8XX912 Confirmed. Tsh18,500.00 paid to SAMAKI LTD on 21/11/26 at 10:22 AM. New M-PESA balance is Tsh45,000.00'],
  ['mixx', 'Umelipa TSh 18,500 kwa SAMAKI LTD. Salio lako jipya ni TSh 45,000. Muamala: 25898765432. Mixx by Yas'],
  ['mixx', 'You have paid TSh 18,500 to SAMAKI LTD. New balance is TSh 45,000. TxnID 25898765432. Mixx by Yas'],
  ['airtel', 'TID:MP2611.1022.H12345 Umelipa TSh 18,500 kwa SAMAKI LTD. Salio jipya TSh 45,000. Airtel Money'],
  ['airtel', 'TID:MP2611.1022.H12345 You have paid TSh 18,500 to SAMAKI LTD. New balance TSh 45,000. Airtel Money'],
  ['halopesa', 'HaloPesa: Malipo ya TSH 18,500 kwa SAMAKI LTD yamefanikiwa. Utambulisho wa muamala 1234567890. Salio TSH 45,000'],
  ['halopesa', 'HaloPesa: Payment of TSH 18,500 to SAMAKI LTD was successful. Transaction ID 1234567890. Balance TSH 45,000'],
]

/** The private parts of these confirmations. */
export const privateInPasted = /45,000|SAMAKI LTD|SHK8XX912|25898765432|H12345|1234567890/
