// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { useAction } from './useAction.ts'

function start() {
  const runs: PromiseWithResolvers<void>[] = []
  const { result } = renderHook(() =>
    useAction((name: string) => {
      const one = Promise.withResolvers<void>()
      runs.push(one)
      names.push(name)
      return one.promise
    }),
  )
  const names: string[] = []
  return { action: result, runs, names }
}

test('it is busy while the command runs, and ignores another run meanwhile', async () => {
  const { action, runs, names } = start()
  expect(action.current.busy).toBe(false)
  act(() => {
    void action.current.run('first')
    void action.current.run('second')
  })
  expect([action.current.busy, names]).toEqual([true, ['first']])
  await act(async () => runs[0]?.resolve())
  expect([action.current.busy, action.current.error]).toEqual([false, null])
  act(() => void action.current.run('third'))
  expect(names).toEqual(['first', 'third'])
})

test('the error stays until the next run or until it is cleared', async () => {
  const { action, runs } = start()
  const failure = new Error('no')
  const fail = async () => {
    act(() => void action.current.run('one'))
    await act(async () => runs.at(-1)?.reject(failure))
  }
  await fail()
  expect([action.current.busy, action.current.error]).toEqual([false, failure])
  act(() => void action.current.run('one'))
  expect([action.current.busy, action.current.error]).toEqual([true, null])
  await act(async () => runs.at(-1)?.resolve())
  await fail()
  act(() => action.current.clearError())
  expect(action.current.error).toBeNull()
})
