// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Transporter } from '#contract/transporter.ts'
import { aProduct, aTransporter } from '#fixtures/builders.ts'
import { useCart } from '#web/features/cart/cartStore.ts'
import { clearDraft, draftNow, setChoices } from '#web/features/checkout/draft.ts'
import { PAYER, PHONE, signInAs } from '#web/features/payment/testing/testBench.ts'
import { chooseLanguage, loadBundle, textsNow } from '#web/i18n/texts.ts'
import { replyText } from '../kinds/replyText.ts'
import { useTranscript } from '../transcript/transcript.ts'
import { useLastAnswer } from './back/lastAnswer.ts'
import { useLostTransporters } from './lostTransporters.ts'
import { openRow, useSlipRow } from './slipRow.ts'

const pwani = aTransporter({ id: 'pwani', businessName: 'Pwani Express', isVerified: false })
const bahari = aTransporter({ id: 'bahari', businessName: 'Bahari Fast', isVerified: true })
const line = (productId: string) => ({ productId, quantity: 1, product: aProduct({ id: productId }) })

beforeEach(async () => {
  for (const bundle of ['shell', 'chat', 'topics'] as const) await loadBundle(bundle)
  await chooseLanguage('en')
  localStorage.clear()
  signInAs(PHONE)
  useTranscript.setState({ owner: PAYER, entries: [{ id: '1-review-0', at: 1, run: 1, card: { kind: 'slip' } }], loaded: true })
  useCart.setState({ lines: [line('a'), line('b')], checkoutId: 'c1', owner: null, waiting: {} })
  clearDraft()
  openRow(null)
  setChoices({ checkoutRequested: true, transporterSelections: { a: 'pwani', b: 'bahari', old: 'pwani' } })
})
function Review({ transporters, live = true }: { transporters?: Transporter[]; live?: boolean }) {
  useLostTransporters('1-review-0', live, transporters)
  return null
}
const replyTexts = () =>
  useTranscript.getState().entries.flatMap(({ card }) => (card.kind === 'reply' ? (replyText(card, textsNow('topics')) ?? '') : []))

test.each([
  ['en', [pwani, bahari], 'Pwani Express can’t bring it any more. Who should?'],
  ['sw', [pwani, bahari], 'Pwani Express hapatikani tena. Nani alete?'],
  ['en', [bahari], 'Your transporter can’t bring it any more. Who should?'],
  ['sw', [bahari], 'Msafirishaji wako hapatikani tena. Nani alete?'],
] as const)(
  '[CHAT-101] on the slip a transporter that no longer delivers is named once, in %s, and its row opens',
  async (language, list, words) => {
    await chooseLanguage(language)
    const transporters = [...list]
    const { rerender } = render(<Review transporters={transporters} />)
    await waitFor(() => expect(draftNow().transporterSelections).toEqual({ b: 'bahari' }))
    rerender(<Review transporters={[...transporters]} />)
    expect(replyTexts()).toEqual([words])
    expect(useSlipRow.getState().open).toBe('transporters')
    expect(useLastAnswer.getState().last).toBeNull() // `undo` would choose the lost transporter again
  },
)

test('[CHAT-101] nothing is said while all are valid, before they are loaded, or on an answered slip', async () => {
  const { rerender } = render(<Review />)
  rerender(<Review transporters={[{ ...pwani, isVerified: true }, bahari]} />)
  rerender(<Review transporters={[pwani, bahari]} live={false} />)
  useCart.setState({ lines: [line('b')] }) // the only product with a lost transporter is not in the cart any more
  rerender(<Review transporters={[pwani, bahari]} />)
  await new Promise((done) => setTimeout(done))
  expect(useSlipRow.getState().open).toBeNull()
  expect([replyTexts(), draftNow().transporterSelections]).toEqual([[], { a: 'pwani', b: 'bahari', old: 'pwani' }])
})
