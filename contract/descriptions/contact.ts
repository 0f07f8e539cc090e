import { ContactMessage, sendContact } from '../contact.ts'
import { describeFields, describeSchema } from './describe.ts'

describeSchema(ContactMessage, 'A message that a guest or a user sends to the market (API-066).')
export const contactFields = describeFields(ContactMessage, {
  firstName: '1 to 100 characters.',
  lastName: '1 to 100 characters.',
  email: 'Where the market answers, at most 100 characters.',
  phone: 'Any text of at most 100 characters; the form does not check it.',
  subject: '1 to 100 characters.',
  message: '1 to 1,000 characters.',
})
describeFields(sendContact.reply, {
  message: 'Thanks the sender, in the language of `Accept-Language`.',
  reference: 'Names the message in a later question, such as `M-4821`. May be missing (CHAT-188).',
})
