// The Python module `mamlaka._kernel`: the only file that knows Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/vector.h>

#include <vector>

#include "engine.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace mamlaka {
namespace {

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

std::vector<std::uint64_t> draws(const Engine& engine, std::uint64_t seed, std::uint64_t bound, std::size_t count) {
    std::vector<std::uint64_t> numbers(count);
    engine.draws(seed, bound, numbers.data(), count);
    return numbers;
}

}  // namespace

NB_MODULE(_kernel, module) {
    module.doc() = "The compiled kernel: what `mamlaka.search` does in Python, on plans, and exactly the same.";
    nb::class_<Engine>(module, "Engine", "The kernel for one kind of processor.")
        .def_prop_ro("name", [](const Engine& engine) { return engine.name; }, "`portable`, or the instructions.")
        .def("draws", draws, "seed"_a, "bound"_a, "count"_a, "Return draws of `Rng(seed).below(bound)`.");
    module.def("engines", engines, nb::rv_policy::reference,
               "Return the engines that this processor can run, the fastest first.");
}

}  // namespace mamlaka
