import { textsNow } from '#web/i18n/texts.ts'
import { dialogs } from './dialogs.ts'
import { type LinkToShare, share } from './share.ts'
import { toast } from './toast.ts'

/** Shares a link. If it was copied, a toast says so; if copying failed, a dialog shows the link (CHAT-121). */
export async function shareWithToast(shared: LinkToShare): Promise<void> {
  const result = await share(shared)
  if (result === 'copied') toast.success(() => textsNow('shop').catalogue.linkCopied)
  if (result === 'failed') await dialogs.alert(() => shared.url)
}
