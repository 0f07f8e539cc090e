import { textsNow } from '#web/i18n/texts.ts'
import { dialogs } from './dialogs.ts'
import { type Shared, share } from './share.ts'
import { toast } from './toast.ts'

/** Shares by a button: a toast says that the link was copied; where even that cannot be, the link is shown (CHAT-121). */
export async function shareAndTell(shared: Shared): Promise<void> {
  const result = await share(shared)
  if (result === 'copied') toast.success(() => textsNow('shop').catalogue.linkCopied)
  if (result === 'failed') await dialogs.alert(() => shared.url)
}
