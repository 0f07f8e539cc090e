import { wordmarkPaths } from './wordmarkPaths.ts'

/** The drawn logo. The link or heading around it provides the name for screen readers. */
export const Wordmark = () => (
  <svg className="wordmark" viewBox={`0 0 ${wordmarkPaths.width} ${wordmarkPaths.height}`} aria-hidden="true" focusable="false">
    <path fill="none" stroke="currentColor" strokeWidth={wordmarkPaths.line} d={wordmarkPaths.letters} />
    <path fill="currentColor" d={wordmarkPaths.fish} />
    <path className="wm-dot" d={wordmarkPaths.sun} />
  </svg>
)
