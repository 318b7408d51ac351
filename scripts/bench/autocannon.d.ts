declare module 'autocannon' {
  type Request = {
    method?: string
    path?: string
    headers?: Record<string, string>
    body?: string
    setupRequest?: (request: Request) => Request
  }
  type Options = { url: string; connections: number; amount: number; requests: Request[] }
  /** Latencies in milliseconds, the whole duration in seconds. */
  type Result = {
    latency: { p50: number; p99: number }
    duration: number
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
