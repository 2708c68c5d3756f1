export function greet(name) {
  return `Welcome aboard, ${name}`
}
