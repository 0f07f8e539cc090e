export type Language = 'en' | 'sw'

/** The texts of refusals and other messages, by stable code (QA-038). The caller of `say` fills in the `{…}`. */
export const messages = {
  // The request itself
  body_unreadable: { en: 'The request could not be read.', sw: 'Ombi halisomeki.' },
  request_slow: { en: 'The request took too long to arrive.', sw: 'Ombi limechelewa kufika.' },
  body_too_large: { en: 'This is too large to send.', sw: 'Hii ni kubwa mno, haiwezi kutumwa.' },
  body_wrong: { en: 'Please check the marked fields.', sw: 'Kagua sehemu zenye alama.' },
  type_unsupported: { en: 'This kind of content is not accepted.', sw: 'Aina hii ya maudhui haikubaliki.' },
  upgrade_unknown: { en: 'This server does not offer this kind of connection.', sw: 'Seva hii haina muunganisho wa aina hii.' },
  not_found: { en: "We couldn't find this.", sw: 'Hatujapata unachotafuta.' },
  world_wrong: {
    en: 'The name of a world has up to 40 characters: a-z, 0-9 and -.',
    sw: 'Jina la ulimwengu lina herufi a-z, 0-9 na - tu, zisizozidi 40.',
  },
  worlds_full: {
    en: 'This server has no room for another world. Use one that is open, or send the token of this mock.',
    sw: 'Seva hii haina nafasi ya ulimwengu mwingine. Tumia ulio wazi, au tuma tokeni ya seva hii ya majaribio.',
  },
  internal: { en: 'Something went wrong. Please try again.', sw: 'Kuna kitu hakijakaa sawa. Jaribu tena.' },
  fault: { en: 'A test fault made this call fail.', sw: 'Hitilafu hii imewekwa kwa ajili ya majaribio.' },
  too_many_requests: { en: 'Too many requests. Try again later.', sw: 'Maombi ni mengi mno. Jaribu tena baadaye.' },
  host_unknown: {
    en: 'This server does not accept this host name. Set MOCK_HOSTS to allow it.',
    sw: 'Seva hii haikubali jina hili la seva. Liruhusu kwa MOCK_HOSTS.',
  },
  token_needed: {
    en: 'This mock is locked. Send its token as header x-mock-token, as cookie mock-token or as ?token= in the address. The server printed it when it started; MOCK_TOKEN sets it.',
    sw: 'Seva hii ya majaribio imefungwa. Tuma tokeni yake kwa header x-mock-token, kwa cookie mock-token au kwa ?token= kwenye anwani. Seva iliionyesha ilipowashwa; MOCK_TOKEN huiweka.',
  },
  origin_foreign: {
    en: 'Another site cannot do this. The flag --origin allows it.',
    sw: 'Tovuti nyingine hairuhusiwi kufanya hivi. Chaguo --origin huiruhusu.',
  },
  realtime_polls: {
    en: "Realtime connections must be websockets. Set the client's option transports: ['websocket'].",
    sw: "Muunganisho wa moja kwa moja hapa ni wa websocket tu. Weka chaguo transports: ['websocket'].",
  },
  realtime_elsewhere: {
    en: "The realtime connection is at {path}. Set the client's option path: '{path}'.",
    sw: "Muunganisho wa moja kwa moja uko {path}. Weka chaguo path: '{path}'.",
  },
  // Fields
  field_required: { en: 'Please fill in this field.', sw: 'Jaza hapa.' },
  field_unknown: { en: 'There is no such field.', sw: 'Hakuna sehemu kama hii.' },
  field_wrong: { en: 'This value is not valid.', sw: 'Hapa hapajakaa sawa.' },
  field_too_long: { en: 'At most {n} characters.', sw: 'Herufi zisizozidi {n}.' },
  field_too_short: { en: 'At least {n} characters.', sw: 'Angalau herufi {n}.' },
  field_too_many: { en: 'At most {n} entries.', sw: 'Visizidi {n}.' },
  field_too_few: { en: 'Add at least {n}.', sw: 'Weka angalau {n}.' },
  field_number: { en: 'Please enter a number.', sw: 'Weka namba.' },
  field_whole: { en: 'Please enter a whole number.', sw: 'Weka namba kamili.' },
  field_at_least: { en: 'At least {n}.', sw: 'Angalau {n}.' },
  field_above: { en: 'More than {n}.', sw: 'Zaidi ya {n}.' },
  field_at_most: { en: 'At most {n}.', sw: 'Isizidi {n}.' },
  field_phone: { en: 'Please enter a valid phone number.', sw: 'Namba ya simu haijakaa sawa.' },
  field_email: { en: 'Please enter a valid email address.', sw: 'Barua pepe haijakaa sawa.' },
  field_code: { en: 'The code has 6 digits.', sw: 'Msimbo una namba 6.' },
  field_one_of: { en: 'Please choose one of these: {choices}.', sw: 'Chagua mojawapo ya hizi: {choices}.' },
  field_choice: { en: 'Please choose one of the options.', sw: 'Chagua mojawapo.' },
  // Access
  sign_in_first: { en: 'Please sign in.', sw: 'Ingia kwanza.' },
  seller_only: { en: 'Only sellers can do this.', sw: 'Ni wauzaji tu wanaoweza kufanya hivi.' },
  transporter_only: { en: 'Only transporters can do this.', sw: 'Ni wasafirishaji tu wanaoweza kufanya hivi.' },
  seller_unverified: {
    en: 'Your seller profile must be verified first.',
    sw: 'Taarifa zako za muuzaji lazima zithibitishwe kwanza.',
  },
  transporter_profile_unverified: {
    en: 'Your transporter profile must be verified first.',
    sw: 'Taarifa zako za usafirishaji lazima zithibitishwe kwanza.',
  },
  provider_only: { en: 'Only the payment provider can do this.', sw: 'Ni mtoa huduma ya malipo tu anayeweza kufanya hivi.' },
  not_yours: { en: 'This belongs to someone else.', sw: 'Hii ni ya mtu mwingine.' },
  // Codes
  code_sent: { en: 'We sent a code to {phone}.', sw: 'Tumetuma msimbo kwenye {phone}.' },
  code_text: {
    en: 'Your Samaki code is {code}. It works for 5 minutes. Do not share it with anyone.',
    sw: 'Msimbo wako wa Samaki ni {code}. Unatumika kwa dakika 5. Usimpe mtu mwingine.',
  },
  code_text_buyer: {
    en: 'Your Samaki code is {code}. It registers you as a buyer. It works for 5 minutes. Do not share it with anyone.',
    sw: 'Msimbo wako wa Samaki ni {code}. Unakusajili kama mnunuzi. Unatumika kwa dakika 5. Usimpe mtu mwingine.',
  },
  code_text_seller: {
    en: 'Your Samaki code is {code}. It registers you as a seller. It works for 5 minutes. Do not share it with anyone.',
    sw: 'Msimbo wako wa Samaki ni {code}. Unakusajili kama muuzaji. Unatumika kwa dakika 5. Usimpe mtu mwingine.',
  },
  code_text_transporter: {
    en: 'Your Samaki code is {code}. It registers you as a transporter with the business “{business}”. It works for 5 minutes. Do not share it with anyone.',
    sw: 'Msimbo wako wa Samaki ni {code}. Unakusajili kama msafirishaji wa biashara “{business}”. Unatumika kwa dakika 5. Usimpe mtu mwingine.',
  },
  code_wait: {
    en: 'Please wait {s} seconds before asking for another code.',
    sw: 'Tafadhali subiri sekunde {s} kabla ya kuomba msimbo mwingine.',
  },
  code_expired: { en: 'The code has expired. Ask for a new one.', sw: 'Msimbo umeisha muda. Omba mwingine.' },
  code_wrong: { en: 'Wrong code. {n} attempts left.', sw: 'Msimbo si sahihi. Umebakiwa na majaribio {n}.' },
  code_spent: { en: 'Too many attempts. Ask for a new code.', sw: 'Umejaribu mara nyingi mno. Omba msimbo mpya.' },
  codes_too_many: { en: 'Too many codes. Try again in {m} minutes.', sw: 'Umeomba misimbo mingi mno. Jaribu tena baada ya dakika {m}.' },
  phone_unknown: { en: 'No account uses this number. Please register.', sw: 'Namba hii ni mpya kwetu. Jisajili kwanza.' },
  // Records
  address_unknown: { en: "We couldn't find this address.", sw: 'Hatujaipata anwani hii.' },
  category_unknown: { en: "We couldn't find this category.", sw: 'Hatujaipata aina hii ya samaki.' },
  product_changed: { en: 'This product changed while you were editing it.', sw: 'Bidhaa hii imebadilika wakati unafanya mabadiliko.' },
  product_unknown: { en: 'Product not found', sw: 'Bidhaa haijapatikana' },
  transporter_unknown: { en: "We couldn't find this transporter.", sw: 'Hatujampata msafirishaji huyu.' },
  payout_unknown: { en: "We couldn't find this payout.", sw: 'Hatujayapata malipo haya.' },
  profile_not_found: { en: 'You have no profile yet.', sw: 'Bado hujajaza taarifa zako.' },
  profile_exists: { en: 'You already have a profile.', sw: 'Taarifa zako zipo tayari.' },
  seller_waits_again: {
    en: 'Your business profile has changed and must be verified again. Until then your products are not on the market.',
    sw: 'Taarifa za biashara yako zimebadilika na lazima zithibitishwe upya. Hadi hapo bidhaa zako hazionekani sokoni.',
  },
  transporter_waits_again: {
    en: 'Your business profile has changed and must be verified again. Until then you cannot take deliveries.',
    sw: 'Taarifa za biashara yako zimebadilika na lazima zithibitishwe upya. Hadi hapo huwezi kusafirisha oda.',
  },
  seller_verified: {
    en: 'Your seller profile is verified. You can sell now.',
    sw: 'Taarifa zako za muuzaji zimethibitishwa. Sasa unaweza kuuza.',
  },
  seller_verification_ended: {
    en: 'Your seller profile must be verified again before you can go on selling.',
    sw: 'Taarifa zako za muuzaji lazima zithibitishwe upya kabla hujaendelea kuuza.',
  },
  transporter_verified: {
    en: 'Your transporter profile is verified. You can take deliveries now.',
    sw: 'Taarifa zako za usafirishaji zimethibitishwa. Sasa unaweza kusafirisha oda.',
  },
  transporter_verification_ended: {
    en: 'Your transporter profile must be verified again before you can take deliveries.',
    sw: 'Taarifa zako za usafirishaji lazima zithibitishwe upya kabla hujasafirisha oda.',
  },
  // Selling
  payout_amount: { en: 'Please enter a valid amount', sw: 'Kiasi hakijakaa sawa' },
  payout_minimum: { en: 'Minimum payout amount is TZS 10,000', sw: 'Kiasi cha chini cha malipo ni TZS 10,000' },
  payout_balance: { en: 'Amount exceeds your available balance', sw: 'Kiasi kimezidi salio lako' },
  payout_phone: { en: 'Please enter a valid phone number format', sw: 'Namba haijakaa sawa. Andika kama 0712 345 678' },
  payout_not_pending: { en: 'Only a pending payout can be cancelled.', sw: 'Ni malipo yanayosubiri tu yanayoweza kughairiwa.' },
  // Uploads and contact
  upload_missing: { en: 'Please select a file first', sw: 'Chagua picha kwanza' },
  upload_too_large: { en: 'The file is larger than 5 MB.', sw: 'Faili ni kubwa kuliko MB 5.' },
  upload_not_image: { en: 'Only JPEG, PNG and WebP images are accepted.', sw: 'Picha za JPEG, PNG na WebP tu ndizo zinazokubalika.' },
  contact_received: { en: 'Thank you. We received your message.', sw: 'Asante. Tumepokea ujumbe wako.' },
  // Idempotency (MON-005)
  key_reused: { en: 'This request was sent before with different content.', sw: 'Ombi hili lilitumwa awali likiwa na maudhui mengine.' },
  key_running: { en: 'This request is still being processed.', sw: 'Ombi hili bado linashughulikiwa.' },
  key_wrong: { en: 'An idempotency key has 1 to 200 characters.', sw: 'Ufunguo wa ombi una herufi 1 hadi 200.' },
  // Payments and orders
  payment_waiting: {
    en: 'A payment is already waiting. Check your phone first.',
    sw: 'Kuna malipo yanayosubiri. Angalia simu yako kwanza.',
  },
  cart_changed: { en: 'Your cart has changed. Please check it.', sw: 'Kikapu chako kimebadilika. Tafadhali kikague.' },
  already_paid: { en: 'You have already paid. You only need to finish your order.', sw: 'Umeshalipa. Imebaki kukamilisha oda tu.' },
  already_ordered: { en: 'You have already ordered this cart.', sw: 'Kikapu hiki umeshakiagiza.' },
  amount_changed: {
    en: 'The amount to pay is now TZS {amount}, not TZS {asked}.',
    sw: 'Kiasi cha kulipa sasa ni TZS {amount}, si TZS {asked}.',
  },
  order_unknown: { en: "We couldn't find the order you're looking for.", sw: 'Hatujaipata oda unayoitafuta.' },
  order_closed: { en: 'This order can no longer be paid.', sw: 'Oda hii haiwezi kulipiwa tena.' },
  payment_unknown: { en: "We couldn't find this payment.", sw: 'Hatujayapata malipo haya.' },
  no_charge: { en: "We couldn't find a payment with this transaction ID.", sw: 'Hatujapata malipo yenye namba hii ya muamala.' },
  payment_refunded: { en: 'This payment has been refunded.', sw: 'Malipo haya yamerudishwa.' },
  charge_not_yours: { en: 'This payment was made by someone else.', sw: 'Malipo haya yamefanywa na mtu mwingine.' },
  charge_for_order: { en: 'This payment was made for another order.', sw: 'Malipo haya yalifanywa kwa ajili ya oda nyingine.' },
  items_differ: { en: 'This payment was made for other items.', sw: 'Malipo haya yalifanywa kwa bidhaa nyingine.' },
  amount_differs: { en: 'The amount paid does not match this order.', sw: 'Kiasi kilicholipwa hakilingani na oda hii.' },
  transaction_used: { en: 'This transaction ID belongs to another order.', sw: 'Namba hii ya muamala ni ya oda nyingine.' },
  transaction_not_text: { en: 'transactionId must be a string', sw: 'transactionId lazima iwe maandishi' },
  transaction_empty: { en: 'transactionId cannot be empty', sw: 'transactionId haiwezi kuwa tupu' },
  transaction_cash: {
    en: 'A cash order needs an ID of the form COD-{timestamp}-{random}.',
    sw: 'Oda ya cash inahitaji namba ya muundo COD-{timestamp}-{random}.',
  },
  line_unavailable: { en: '{name}: sold out', sw: '{name}: imeisha' },
  line_short: { en: '{name}: only {n} left', sw: '{name}: zimebaki {n} tu' },
  stock_short: { en: 'There is not enough stock for this order.', sw: 'Bidhaa zilizopo hazitoshi kwa oda hii.' },
  address_needed: { en: 'Please select a delivery address', sw: 'Chagua tulete wapi' },
  transporter_unverified: { en: 'This transporter is not verified yet.', sw: 'Msafirishaji huyu bado hajathibitishwa.' },
  order_step: { en: 'This order is {from} and cannot become {to}.', sw: 'Hali ya oda ni “{from}”, haiwezi kuwa “{to}”.' },
  order_carried: {
    en: 'A transporter carries this order and moves it on from here.',
    sw: 'Oda hii inapelekwa na msafirishaji: yeye ndiye anayeibadilisha hali.',
  },
  attempt_not_in_transit: {
    en: 'You can report a failed delivery only for an order in transit.',
    sw: 'Unaweza kusema haikufika kwa oda iliyo njiani tu.',
  },
  order_not_cancellable: { en: 'This order can no longer be cancelled.', sw: 'Oda hii haiwezi kughairiwa tena.' },
  shortage_closed: {
    en: 'This order is no longer pending, so you cannot report anything missing.',
    sw: 'Oda hii haisubiri tena, kwa hiyo huwezi kusema kitu kimekosekana.',
  },
  shortage_open: {
    en: 'We have asked the buyer about the missing items. Wait for the answer.',
    sw: 'Tumemuuliza mnunuzi kuhusu kilichokosekana. Subiri jibu lake.',
  },
  shortage_less: { en: 'Enter fewer than the {n} ordered.', sw: 'Weka pungufu ya {n} zilizoagizwa.' },
  shortage_answered: { en: 'This question is no longer open.', sw: 'Swali hili limeshafungwa.' },
  shortage_changed: { en: 'The missing items have changed. Please check again.', sw: 'Kilichokosekana kimebadilika. Angalia tena.' },
  shortage_all_out: {
    en: 'Nothing in this order is available. You can only cancel it.',
    sw: 'Hakuna bidhaa iliyopo kwenye oda hii. Unaweza kuighairi tu.',
  },
  tracking_closed: {
    en: 'You can add a tracking number only while an order is processing or in transit.',
    sw: 'Namba ya kufuatilia mzigo inawekwa kwa oda inayoandaliwa au iliyo njiani.',
  },
  callback_taken: { en: 'The callback was received.', sw: 'Jibu la malipo limepokelewa.' },
  payment_started: { en: 'Check your phone and enter your PIN.', sw: 'Angalia simu yako na uweke PIN.' },
  // Handset and text messages
  receipt: {
    en: '{id} Confirmed. TZS {amount} paid to {merchant} on {date} at {time}. New balance: TZS {balance}.',
    sw: '{id} Imethibitishwa. Umelipa TZS {amount} kwa {merchant} tarehe {date} saa {time}. Salio jipya: TZS {balance}.',
  },
  refund_receipt: {
    en: '{id} Reversed. {merchant} sent you back TZS {amount} on {date} at {time}. New balance: TZS {balance}.',
    sw: '{id} Imerudishwa. {merchant} imekurudishia TZS {amount} tarehe {date} saa {time}. Salio jipya: TZS {balance}.',
  },
  shortage_asked: {
    en: 'Samaki: some items in order {number} are not available. Take the rest, or cancel? Please answer in the app by {time} on {date}.',
    sw: 'Samaki: baadhi ya bidhaa za oda {number} hazipo. Utachukua zilizobaki, au unaghairi? Jibu kwenye app kabla ya saa {time} tarehe {date}.',
  },
  shortage_expired: {
    en: 'Samaki: order {number} was cancelled because we got no answer about the missing items.',
    sw: 'Samaki: oda {number} imeghairiwa kwa kuwa hatukupata jibu kuhusu kilichokosekana.',
  },
  not_charged: {
    en: 'Your payment of TZS {amount} to {merchant} did not go through: {reason}.',
    sw: 'Malipo yako ya TZS {amount} kwa {merchant} hayajafanikiwa: {reason}.',
  },
  phone_wrong: { en: 'This is not a mobile money number.', sw: 'Hii si namba ya malipo ya simu.' },
  no_prompt: { en: 'No payment request is open on this phone.', sw: 'Hakuna ombi la malipo kwenye simu hii.' },
  pin_wrong: { en: 'Wrong PIN. {n} attempts left.', sw: 'PIN si sahihi. Umebakiwa na majaribio {n}.' },
  pin_refused: { en: 'Wrong PIN three times. The payment was refused.', sw: 'Umekosea PIN mara tatu. Malipo yamekataliwa.' },
  phone_dead: { en: 'This phone is switched off or has no signal.', sw: 'Simu hii imezimwa au haina mtandao.' },
  scenario_unknown: { en: 'There is no scenario with this number or name.', sw: 'Hakuna hali ya majaribio yenye namba au jina hili.' },
  refund_needs_cancel: {
    en: 'This payment has an order. Cancel the order to give the money back.',
    sw: 'Malipo haya yana oda. Ghairi oda ili kurudisha pesa.',
  },
  payment_final: { en: 'This payment is already {state}.', sw: 'Malipo haya tayari yamefikia hali ya {state}.' },
  // Control
  record_unknown: { en: 'There is no such record.', sw: 'Hakuna kumbukumbu kama hiyo.' },
  snapshot_unknown: { en: 'There is no such snapshot.', sw: 'Hakuna nakala kama hiyo.' },
  world_unknown: { en: 'There is no world with this name.', sw: 'Hakuna ulimwengu wenye jina hili.' },
  user_unknown: { en: 'There is no such user.', sw: 'Hakuna mtumiaji kama huyo.' },
  clock_too_far: { en: 'A clock goes up to the year 9999.', sw: 'Saa inaishia mwaka 9999.' },
  orders_of_large: { en: 'A number of orders goes only with the seed large.', sw: 'Idadi ya oda inawekwa kwa seed large tu.' },
  products_of_large: { en: 'A number of products goes only with the seed large.', sw: 'Idadi ya bidhaa inawekwa kwa seed large tu.' },
  path_unknown: { en: 'No call has this method and path.', sw: 'Hakuna ombi lenye njia na aina hii.' },
  webhook_address: {
    en: 'Use an address that begins with http:// or https:// and has neither user name nor password.',
    sw: 'Tumia anwani inayoanza na http:// au https:// isiyo na jina la mtumiaji wala nywila.',
  },
  webhook_elsewhere: {
    en: 'Webhooks go only to this machine: localhost, 127.0.0.0/8 or [::1]. Other names are refused even if they lead here. The flag --host allows any address.',
    sw: 'Webhook zinatumwa kwenye mashine hii tu: localhost, 127.0.0.0/8 au [::1]. Majina mengine yanakataliwa hata kama yanaelekea hapa. Chaguo --host huruhusu anwani yoyote.',
  },
  effect_missing: { en: 'Please say what should go wrong.', sw: 'Eleza hitilafu gani itokee.' },
  effect_conflict: { en: 'This does not go with the other fields.', sw: 'Hii haiendani na sehemu nyingine.' },
  no_callback: { en: 'No callback of this payment has been sent yet.', sw: 'Malipo haya bado hayajatuma jibu lolote.' },
  handling_late: { en: 'The callbacks of this payment have all been sent.', sw: 'Majibu yote ya malipo haya yameshatumwa.' },
  payout_step: { en: 'This payout is {from} and cannot become {to}.', sw: 'Hali ya malipo ni “{from}”, hayawezi kuwa “{to}”.' },
  clock_backwards: { en: 'A clock never goes backwards.', sw: 'Saa hairudi nyuma.' },
} as const satisfies Record<string, Record<Language, string>>

export type MessageCode = keyof typeof messages
export type Params = Readonly<Record<string, string | number>>

/** Returns the text of a code in this language, with `params` filled in. */
export const say = (code: MessageCode, language: Language, params: Params = {}): string =>
  messages[code][language].replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole))

/** Returns the first supported language of an `Accept-Language` header, otherwise English. */
export function languageOf(header: string | undefined): Language {
  const tags = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((tag) => tag.trim().slice(0, 2))
  return tags.find((tag): tag is Language => tag === 'en' || tag === 'sw') ?? 'en'
}
