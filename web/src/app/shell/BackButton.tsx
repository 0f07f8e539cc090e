import { useNavigate } from 'react-router-dom'
import { useTexts } from '#web/i18n/texts.ts'
import { paths } from '#web/paths.ts'
import { IconButton } from '#web/ui/IconButton.tsx'

/** Goes back one page, or to the home page if this is the first page of the visit. */
export function BackButton() {
  const t = useTexts()
  const navigate = useNavigate()
  const goBack = () => {
    const { idx } = (window.history.state ?? {}) as { idx?: number }
    void (idx ? navigate(-1) : navigate(paths.home))
  }
  return <IconButton className="phone-only" icon="back" label={t.common.back} onClick={goBack} />
}
