import { sellerTexts } from '../sellerTexts.ts'
import { addAreas } from '../texts.ts'
import { transporterTexts } from '../transporterTexts.ts'

// In the app the seller's and the transporter's part of the site make their texts known.
addAreas({ ...sellerTexts, ...transporterTexts })
