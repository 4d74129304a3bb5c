import TField
import Testing

@Suite struct SpanishScreens {
  @Test func `a form that lacks something says what`() {
    #expect(
      SpokenForm.blocked(.spanish, 80, 24).text == """
         TField                                                          1 por corregir
         ── 1 ───────────────────────────────────────────────────── ✘ 1 por corregir ──
         ╭ * Nombre ──────────────────────────╮ ┏ * Correo electrónico ━━━━━━━━━━━━━━━┓
         │ Ada                                │ ┃ ada@                                ┃
         ╰────────────────────────────────────╯ ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
                                                  ✘ Escriba una dirección como
                                                    name@example.com
         ╭ Fecha ────────────────────────╮ ╭──────────────────────────────────────────╮
         │ DD/MM/AAAA                    │ │ País                                   ▾ │
         ╰───────────────────────────────╯ ╰──────────────────────────────────────────╯
         ── 2 ─────────────────────────────────────────────────────────────────────────
         ╭────────────────────────────────────────────────────────────────────────────╮
         │ Texto                                                                      │
         │                                                                            │
         ╰────────────────────────────────────────────────────────────────────────────╯
         [ Enviar ]






         Enviar: 1 por corregir (Correo electrónico)
         Tab siguiente  Ctrl-S Enviar  F8 siguiente error  F1 ayuda  Esc salir
        """)
  }

  @Test func `a small form that lacks something says what`() {
    #expect(
      SpokenForm.blocked(.spanish, 40, 12).text == """
         TField                  1 por corregir
           * Nombre: Ada                       ▲
           * Correo electrónico
         ▸ ada@
           ✘ Escriba una dirección como
             name@example.com
             Fecha:  DD/MM/AAAA
             País:              ▾              ▼
         [ Enviar ]
         Enviar: 1 por corregir (Correo
         electrónico)
         Tab siguiente  Ctrl-S Enviar  F1 ayuda
        """)
  }

  @Test func `a calendar is open`() {
    #expect(
      SpokenForm.calendar(.spanish, 80, 24).text == """
         TField                                                          1 por corregir
         ── 1 ───────────────────────────────────────────────────── ✘ 1 por corregir ──
         ╭ * Nombre ──────────────────────────╮ ╭─────────────────────────────────────╮
         │                                    │ │ * Correo electrónico                │
         ╰─ ✘ Obligatorio ────────────────────╯ ╰─────────────────────────────────────╯
         ┏ Fecha ━━━━━━━━━━━━━━━━━━━━━━━━┓ ╭──────────────────────────────────────────╮
         ┃ DD/MM/AAAA                    ┃ │ País                                   ▾ │
         ┗━ faltan 8 dígitos ━━━━━━━━━━━━┛ ╰──────────────────────────────────────────╯
         ╔═ noviembre 2026 ═════╗──────────────────────────────────────────────────────
         ║ lu ma mi ju vi sá do ║─────────────────────────────────────────────────────╮
         ║                    · ║                                                     │
         ║  ·  ·  ·  5  6  7  8 ║                                                     │
         ║[ 9]10 11 12 13 14 15 ║─────────────────────────────────────────────────────╯
         ║ 16 17 18 19 20 21 22 ║
         ║ 23 24 25 26 27 28 29 ║
         ║ 30                   ║
         ╚══════════════════════╝






         Intro elegir  RePág mes atrás  AvPág mes adelante  t hoy  Esc cerrar  F1 ayuda
        """)
  }

  @Test func `a calendar is open on a small screen`() {
    #expect(
      SpokenForm.calendar(.spanish, 40, 12).text == """
         TField ╔═ noviembre 2026 ═════╗orregir
         ── 1 ──║ lu ma mi ju vi sá do ║egir ──
           * Nom║                    · ║torio
           * Cor║  ·  ·  ·  5  6  7  8 ║
                ║[ 9]10 11 12 13 14 15 ║
         ▸   Fec║ 16 17 18 19 20 21 22 ║
             Paí║ 23 24 25 26 27 28 29 ║
         ── 2 ──║ 30                   ║───────
           Texto╚══════════════════════╝       ▼
         [ Enviar ]
         faltan 8 dígitos
         Intro elegir  t hoy  Esc cerrar
        """)
  }

  @Test func `a question is asked`() {
    #expect(
      SpokenForm.question(.spanish, 80, 24).text == """
         TField                                                                 falta 1
         ── 1 ─────────────────────────────────────────────────────────────── 1 de 2 ──
         ┏ * Nombre ━━━━━━━━━━━━━━━━━━━━━━━━━━┓ ╭─────────────────────────────────────╮
         ┃ Ada                                ┃ │ * Correo electrónico                │
         ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛ ╰─────────────────────────────────────╯
         ╭ Fecha ────────────────────────╮ ╭──────────────────────────────────────────╮
         │ DD/MM/AAAA                    │ │ País                                   ▾ │
         ╰───────────────────────────────╯ ╰──────────────────────────────────────────╯
         ── 2 ─────────────────────────────────────────────────────────────────────────
         ╭────╔══════════════════════════════════════════════════════════════════╗────╮
         │ Tex║ ¿Salir del formulario? Las respuestas no se han enviado.         ║    │
         │    ║                                                                  ║    │
         ╰────║ [ Seguir editando ]  [ Salir y guardar borrador ]  [ Descartar ] ║────╯
         [ Env╚══════════════════════════════════════════════════════════════════╝









         Tab siguiente  Mayús-Tab anterior  Ctrl-S Enviar  F1/Alt-H ayuda  Esc salir
        """)
  }

  @Test func `a question is asked on a small screen`() {
    #expect(
      SpokenForm.question(.spanish, 40, 12).text == """
         TField                         falta 1
         ── 1 ─────────────────────── 1 de 2 ──
         ▸ ╔═══════════════════════════════╗
           ║ ¿Salir del formulario? Las    ║
           ║ respuestas no se han enviado. ║
           ║                               ║
           ║ [ Seguir editando ]           ║
         ──║ [ Salir y guardar borrador ]  ║───
           ║ [ Descartar ]                 ║   ▼
         [ ╚═══════════════════════════════╝

         Tab siguiente  Ctrl-S Enviar  F1 ayuda
        """)
  }
}
