// The Python module `mamlaka._kernel`. Only the bind files depend on Python: they convert and check its values, and run
// long work without its lock.
#include <nanobind/nanobind.h>
#include <nanobind/stl/vector.h>

#include <vector>

#include "bind.hpp"
#include "engine.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace mamlaka {
namespace {

std::vector<std::uint64_t> random_numbers(const Engine& engine, std::uint64_t seed, std::uint64_t bound, std::size_t count) {
    require(bound >= 1 && has_room(count, 1), "the bound must be at least 1, and the result must not be too large");
    std::vector<std::uint64_t> numbers(count);
    engine.random_numbers(seed, bound, numbers.data(), count);
    return numbers;
}

bool has_bmi2() {
#if defined(MAMLAKA_HAS_BMI2)
    return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
#else
    return false;
#endif
}

// The engines that this processor can run, the fastest first.
std::vector<const Engine*> engines() {
    std::vector<const Engine*> found;
#if defined(MAMLAKA_HAS_BMI2)
    if (has_bmi2()) found.push_back(&bmi2::ENGINE);
#endif
    found.push_back(&portable::ENGINE);
    return found;
}

}  // namespace

NB_MODULE(_kernel, module) {
    module.doc() = "The compiled kernel: the C++ counterpart of `mamlaka.search`, with the same results.";
    nb::set_leak_warnings(false);  // Python keeps plans and engines in caches until the process ends
    module.attr("MAX_SEATS") = MAX_SEATS;
    module.attr("MAX_CARDS") = MAX_CARDS;
    module.attr("MAX_SUITS") = MAX_SUITS;
    module.attr("MAX_CLASSES") = MAX_CLASSES;
    module.attr("MAX_SWEEPS") = MAX_SWEEPS;
    module.attr("MAX_NUMBERED") = MAX_NUMBERED;
    module.attr("MAX_COUNT") = MAX_COUNT;
    module.attr("MAX_PASSES") = MAX_PASSES;
    module.attr("MAX_POINTS") = MAX_POINTS;
    module.attr("MAX_NUMBERS") = MAX_NUMBERS;
    bind_plans(module);
    nb::class_<Engine> engine(module, "Engine", "The kernel for one kind of processor.");
    engine.def_prop_ro("name", [](const Engine& engine) { return engine.name; }, "`portable`, or the name of the instruction set.")
        .def("random_numbers", random_numbers, "seed"_a, "bound"_a, "count"_a, "Return numbers of `Rng(seed).below(bound)`.");
    bind_worlds(module, engine);
    bind_play(engine);
    bind_learned(module, engine);
    bind_captures(module, engine);
    bind_stakes(module, engine);
    bind_solitaire(module, engine);
    bind_solver(engine);
    bind_tables(module);
    module.def("engines", engines, nb::rv_policy::reference,
               "Return the engines that this processor can run, the fastest first.");
}

}  // namespace mamlaka
