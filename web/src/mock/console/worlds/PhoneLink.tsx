import { useState } from 'react'
import { encode } from 'uqr'
import { listHosts } from '#contract/control/hosts.ts'
import { getWorld } from '#contract/control/worlds.ts'
import { SelectField } from '#web/ui/SelectField.tsx'
import { enterPath } from '../../address.ts'
import { control } from '../../control.ts'
import { CopyButton } from '../../shared/CopyButton.tsx'
import { Problem } from '../../shared/Problem.tsx'
import { useOnce } from '../../shared/useOnce.ts'
import { useMockTexts } from '../../texts.ts'

/** A QR code that opens this world on a real phone in the same network. */
export function PhoneLink() {
  const { mock: t } = useMockTexts()
  const { data, error, retry } = useOnce(readPlace)
  const [chosen, choose] = useState<string | null>(null)
  const host = chosen ?? data?.hosts[0] ?? window.location.hostname
  const link = data && data.token !== null ? linkTo(window.location, host, enterPath(data.world, data.token)) : null
  return (
    <section className="qa-panel">
      <h2>{t.phoneLink.title}</h2>
      <p className="small muted">{t.phoneLink.hint}</p>
      <Problem error={error} onRetry={retry} />
      {data?.hosts.length === 0 && <p className="phone-none">{data.token === null ? t.phoneLink.closed : t.phoneLink.none}</p>}
      {data && data.hosts.length > 1 && (
        <SelectField
          label={t.phoneLink.host}
          value={host}
          onChange={(event) => choose(event.target.value)}
          options={data.hosts.map((value) => ({ value, label: value }))}
        />
      )}
      {link !== null && (
        <div className="phone-link">
          <Code text={link} label={t.phoneLink.code} />
          <div>
            <code>{link}</code>
            <CopyButton text={() => link} />
          </div>
        </div>
      )}
    </section>
  )
}

const QUIET_ZONE = 4

function Code({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { border: QUIET_ZONE })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg className="qr-code" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <path d={dark.join('')} />
    </svg>
  )
}

const readPlace = async (signal?: AbortSignal) => {
  const [world, reach] = await Promise.all([control(getWorld, { signal }), control(listHosts, { signal })])
  return { world: world.name, ...reach }
}

type Here = Pick<Location, 'protocol' | 'port' | 'hostname'>

/** Returns this server's URL for another device: the current hostname, or the network address if that is localhost. */
export function linkTo({ protocol, port, hostname }: Here, host: string, path: string): string {
  const name = /^(localhost|127\.|\[?::1)/.test(hostname) ? host : hostname
  return `${protocol}//${name}${port === '' ? '' : `:${port}`}${path}`
}
